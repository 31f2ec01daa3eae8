import type { CSSProperties, ReactNode } from "react";
import { styled } from "styled-components";
import { gapLength, type LayoutProps } from "./gap.ts";

export interface StackProps extends LayoutProps {
  /** `column` stacks the children; `row` places them side by side and wraps if there is no room. */
  direction?: "column" | "row";
  /** Distribution of the children on the main axis. */
  justify?: "start" | "center" | "end" | "space-between";
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  min-width: 0;
  &[data-direction="column"] {
    flex-flow: column nowrap;
  }
  & > * {
    min-width: 0;
    max-width: 100%;
  }
`;

/** Places its children below each other or side by side, with equal spacing. */
export function Stack({
  direction = "column",
  gap = 4,
  align,
  justify = "start",
  style,
  ...rest
}: StackProps): ReactNode {
  const alignItems = align ?? (direction === "row" ? "center" : "stretch");
  const own: CSSProperties = { gap: gapLength(gap), alignItems, justifyContent: justify };
  return <Root data-direction={direction} {...rest} style={{ ...own, ...style }} />;
}
