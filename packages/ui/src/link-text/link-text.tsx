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

  /* Room for a finger that takes none from what stands around. */
  &[data-look="strong"] {
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

/** A link in words. */
export function LinkText({ look = "strong", render, ...rest }: LinkTextProps): ReactNode {
  return <Root {...(render && { as: render.type, ...render.props })} data-look={look} {...rest} />;
}
