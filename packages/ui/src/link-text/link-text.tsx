import type { ComponentPropsWithRef, ReactElement, ReactNode } from "react";
import { styled } from "styled-components";

export interface LinkTextProps extends ComponentPropsWithRef<"a"> {
  /** `strong` for standalone links; `inline` is underlined, for links within text. */
  variant?: "strong" | "inline";
  /** Element to render instead of `<a>`, for example a router's `<Link to="/signup" />`. */
  render?: ReactElement<object>;
}

const Root = styled.a`
  color: var(--tr-link);
  text-underline-offset: 3px;
  text-decoration: underline 1px;
  /* Extends the touch target without affecting the layout. */
  &[data-variant="strong"] {
    margin-block: calc(-1 * var(--room, 3px));
    padding-block: var(--room, 3px);
    font-weight: var(--tr-weight-semi);
    text-decoration: none;
    @media (pointer: coarse) {
      --room: 13px;
    }
  }
  &:hover {
    text-decoration: underline 2px;
  }
`;

/** A text link. */
export function LinkText({ variant = "strong", render, ...rest }: LinkTextProps): ReactNode {
  return <Root {...(render && { as: render.type, ...render.props })} data-variant={variant} {...rest} />;
}
