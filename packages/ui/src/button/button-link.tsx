import type { ComponentPropsWithRef, ReactElement, ReactNode } from "react";
import { styled } from "styled-components";
import type { ButtonSize, ButtonVariant } from "./button.tsx";
import { buttonStyles } from "./button.styles.ts";

export interface ButtonLinkProps extends ComponentPropsWithRef<"a"> {
  /** Visual emphasis. */
  variant?: ButtonVariant;
  /** Size of the button; `md` is 44 px high. */
  size?: ButtonSize;
  /** Icon before the label. */
  iconStart?: ReactNode;
  /** If `true`, the link stretches to the container's width. */
  fullWidth?: boolean;
  /** Element to render instead of `<a>`, for example a router's `<Link to="/payment" />`. */
  render?: ReactElement<object>;
}

const Root = styled.a`
  ${buttonStyles}
`;

/** A link styled as a button. */
export function ButtonLink({
  variant = "primary",
  size = "md",
  fullWidth = false,
  iconStart,
  render,
  children,
  ...rest
}: ButtonLinkProps): ReactNode {
  return (
    <Root
      {...(render && { as: render.type, ...render.props })}
      data-variant={variant}
      data-size={size}
      data-full-width={fullWidth || undefined}
      {...rest}
    >
      {iconStart}
      {children}
    </Root>
  );
}
