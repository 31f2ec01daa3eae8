import type { ComponentPropsWithRef, ReactNode } from "react";
import { styled } from "styled-components";

export interface SeparatorProps extends Omit<ComponentPropsWithRef<"hr">, "children"> {
  /** Direction of the line. A vertical one stretches to the height of its flex container. */
  orientation?: "horizontal" | "vertical";
  /** If `true`, the line is only visual, and screen readers skip it. */
  decorative?: boolean;
}

const Root = styled.hr`
  width: 100%;
  height: 1px;
  margin: 0;
  border: 0;
  background: var(--tr-line);
  &[data-orientation="vertical"] {
    align-self: stretch;
    width: 1px;
    height: auto;
    min-height: 1em;
  }
  @media (forced-colors: active) {
    background: CanvasText;
  }
`;

/** A line between groups of content. */
export function Separator({ orientation = "horizontal", decorative = false, ...rest }: SeparatorProps): ReactNode {
  return (
    <Root
      data-orientation={orientation}
      {...(decorative ? { role: "none" } : orientation === "vertical" && { "aria-orientation": orientation })}
      {...rest}
    />
  );
}
