import type { ComponentPropsWithRef, ReactElement, ReactNode } from "react";
import { styled } from "styled-components";
import type { ButtonSize, ButtonVariant } from "./button.tsx";
import { buttonLook } from "./button.styles.ts";

export interface ButtonLinkProps extends ComponentPropsWithRef<"a"> {
  /** What weight it has on the page. */
  variant?: ButtonVariant;
  /** `md` is 44 px high. */
  size?: ButtonSize;
  /** An icon before the label. */
  iconStart?: ReactNode;
  /** As wide as what holds it. */
  fullWidth?: boolean;
  /** A router's link to stand in for `<a>`: `render={<Link to="/payment" />}`. */
  render?: ReactElement<object>;
}

const Root = styled.a`
  ${buttonLook}
`;

/** Goes somewhere, and looks like a button. */
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
