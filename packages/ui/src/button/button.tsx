"use client";
import { memo, type ComponentPropsWithRef, type NamedExoticComponent, type ReactElement, type ReactNode } from "react";
import { styled } from "styled-components";
import { Spinner } from "../spinner/spinner.tsx";
import { buttonStyles } from "./button.styles.ts";
import { preventClick } from "./prevent-click.ts";

export type ButtonVariant = "primary" | "secondary" | "soft" | "ai" | "danger" | "quiet";
export type ButtonSize = "sm" | "md" | "lg";

export interface ButtonProps extends ComponentPropsWithRef<"button"> {
  /** Visual emphasis. Use one `primary` per view, and `ai` for actions of the assistant. */
  variant?: ButtonVariant;
  /** `md` is 44 px high, `sm` suits dense layouts, and `lg` the main action of a form. */
  size?: ButtonSize;
  /** If `true`, shows a spinner, keeps focus and ignores clicks. */
  loading?: boolean;
  /** Icon before the label, replaced by the spinner while loading. */
  iconStart?: ReactNode;
  /** If `true`, the button stretches to the container's width. */
  fullWidth?: boolean;
  /** Element to render instead of `<button>`, for example `render={<label htmlFor="file" />}`. For links, use `ButtonLink`. */
  render?: ReactElement<object>;
}

const Root = styled.button`
  ${buttonStyles}
`;

/** Triggers an action. For navigation use `ButtonLink`. */
export const Button: NamedExoticComponent<ButtonProps> = /* @__PURE__ */ memo(function Button({
  variant = "primary",
  size = "md",
  type = "button",
  loading = false,
  fullWidth = false,
  iconStart,
  render,
  children,
  ...rest
}: ButtonProps): ReactNode {
  // Performance: omit unset attributes, and pass a plain string child if there is no icon.
  const icon = loading ? <Spinner /> : iconStart;
  return (
    <Root
      {...(render ? { as: render.type, ...render.props } : { type })}
      {...(variant !== "primary" && { "data-variant": variant })}
      {...(size !== "md" && { "data-size": size })}
      {...(fullWidth && { "data-full-width": true })}
      {...rest}
      {...(loading && { "aria-disabled": true, "aria-busy": true, onClick: preventClick })}
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
