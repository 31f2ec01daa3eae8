import type { CSSProperties, ReactNode } from "react";
import { styled } from "styled-components";
import { gapLength, type LayoutProps } from "./gap.ts";

export interface GridProps extends LayoutProps {
  /** Minimum width of a column, as a CSS length. There are as many columns as fit. */
  minColumn?: string;
}

const Root = styled.div`
  display: grid;
  & > * {
    min-width: 0;
  }
`;

/** Places its children in equal columns, as many as fit. */
export function Grid({ minColumn = "16rem", gap = 4, align = "stretch", style, ...rest }: GridProps): ReactNode {
  const own: CSSProperties = {
    gap: gapLength(gap),
    alignItems: align,
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${minColumn}), 1fr))`,
  };
  return <Root {...rest} style={{ ...own, ...style }} />;
}
