"use client";
import { memo, type ComponentPropsWithRef, type NamedExoticComponent, type ReactNode } from "react";
import { styled } from "styled-components";
import { Spinner } from "../spinner/spinner.tsx";
import { buttonLook } from "./button.styles.ts";
import { refuse } from "./refuse.ts";

export type ButtonVariant = "primary" | "secondary" | "soft" | "ai" | "danger" | "quiet";
export type ButtonSize = "sm" | "md" | "lg";

export interface ButtonProps extends ComponentPropsWithRef<"button"> {
  /** What weight it has on the page: one primary per view; `ai` for what the assistant does. */
  variant?: ButtonVariant;
  /** `md` is 44 px high; `sm` only with room around it; `lg` for the one action of a form. */
  size?: ButtonSize;
  /** Busy: shows a spinner beside the label, keeps focus, ignores activation. */
  loading?: boolean;
  /** An icon before the label; the spinner takes its place while loading. */
  iconStart?: ReactNode;
  /** As wide as what holds it. */
  fullWidth?: boolean;
}

const Root = styled.button`
  ${buttonLook}
`;

/** Does something here and now; to go somewhere, use `ButtonLink`. */
export const Button: NamedExoticComponent<ButtonProps> = /* @__PURE__ */ memo(function Button({
  variant = "primary",
  size = "md",
  type = "button",
  loading = false,
  fullWidth = false,
  iconStart,
  children,
  ...rest
}: ButtonProps): ReactNode {
  // Most buttons are plain: each attribute that isn't there is one less to carry to the element. Words alone are
  // one text to React, and a list of two otherwise.
  const icon = loading ? <Spinner /> : iconStart;
  return (
    <Root
      type={type}
      {...(variant !== "primary" && { "data-variant": variant })}
      {...(size !== "md" && { "data-size": size })}
      {...(fullWidth && { "data-full-width": true })}
      {...rest}
      {...(loading && { "aria-disabled": true, "aria-busy": true, onClick: refuse })}
    >
      {icon ? (
        <>
          {icon}
          {children}
        </>
      ) : (
        children
      )}
    </Root>
  );
});
