"use client";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { preventClick } from "../button/prevent-click.ts";
import { Spinner } from "../spinner/spinner.tsx";
import { Root } from "./icon-button.styles.ts";

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
