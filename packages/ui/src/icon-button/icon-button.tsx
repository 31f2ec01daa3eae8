"use client";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { preventClick } from "../button/prevent-click.ts";
import { Spinner } from "../spinner/spinner.tsx";
import { styled } from "styled-components";

const Root = styled.button`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: var(--tr-control);
  height: var(--tr-control);
  padding: 0;
  border: 0;
  border-radius: var(--tr-radius-md);
  color: var(--tr-text-2);
  background: transparent;
  cursor: pointer;
  transition: background-color var(--tr-dur-fast) var(--tr-ease-out);
  --hover: var(--tr-surface-2);
  &[data-size="sm"] {
    width: var(--tr-control-sm);
    height: var(--tr-control-sm);
    border-radius: var(--tr-radius-control-sm);
  }
  &[data-variant="soft"] {
    color: var(--tr-on-primary-soft);
    background: var(--tr-primary-soft);
    box-shadow: inset 0 0 0 1px var(--tr-edge);
    --hover: var(--tr-primary-soft-hover);
  }
  &[data-variant="outline"] {
    color: var(--tr-text);
    background: var(--tr-surface);
    box-shadow: inset 0 0 0 1px var(--tr-line-hover);
  }
  &[data-variant="frame"] {
    color: var(--tr-on-frame-muted);
    --hover: var(--tr-frame-2);
    --tr-focus: var(--tr-focus-on-frame);
  }
  &:disabled {
    cursor: not-allowed;
    opacity: 0.5;
  }
  &[aria-busy="true"] {
    cursor: progress;
  }
  @media (hover: hover) {
    &:hover:not(:disabled, [aria-busy="true"]) {
      background: var(--hover);
    }
  }
  @media (forced-colors: active) {
    border: 1px solid ButtonBorder;
  }
`;

export interface IconButtonProps extends ComponentPropsWithRef<"button"> {
  /** Accessible name. */
  label: string;
  /** Visual emphasis. Use `frame` on the dark frame. */
  variant?: "quiet" | "soft" | "outline" | "frame";
  /** `md` is 44 px, `sm` 36 px. */
  size?: "sm" | "md";
  /** If `true`, shows a spinner, keeps focus and ignores clicks. */
  loading?: boolean;
}

/** A button with an icon instead of a visible label. */
export function IconButton({
  label,
  variant = "quiet",
  size = "md",
  type = "button",
  loading = false,
  children,
  ...rest
}: IconButtonProps): ReactNode {
  return (
    <Root
      type={type}
      aria-label={label}
      data-variant={variant}
      data-size={size}
      {...rest}
      {...(loading && { "aria-disabled": true, "aria-busy": true, onClick: preventClick })}
    >
      {loading ? <Spinner /> : children}
    </Root>
  );
}
