import type { ComponentPropsWithRef, ReactElement, ReactNode } from "react";
import { styled } from "styled-components";

export interface LinkTextProps extends ComponentPropsWithRef<"a"> {
  /** `strong` stands alone; `inline` runs in a sentence and is underlined. */
  look?: "strong" | "inline";
  /** A router's link to stand in for `<a>`: `render={<Link to="/signup" />}`. */
  render?: ReactElement<object>;
}

const Root = styled.a`
  color: var(--tr-link);
  text-underline-offset: 3px;
  text-decoration: underline 1px;

  &[data-look="strong"] {
    font-weight: var(--tr-weight-semi);
    text-decoration: none;
  }

  &:hover {
    text-decoration: underline 2px;
  }
`;

/** A link in words. */
export function LinkText({ look = "strong", render, ...rest }: LinkTextProps): ReactNode {
  return <Root {...(render && { as: render.type, ...render.props })} data-look={look} {...rest} />;
}
