import { Flower, Leaf } from "@trellis/ui/illustration";
import type { ReactNode } from "react";
import { Root } from "./insight-card.styles.ts";

export interface InsightCardProps {
  /** Explanation of the numbers, in one or two sentences. */
  children: ReactNode;
  /** Suggested action. */
  action: ReactNode;
}

/** Says in words what the numbers of a screen mean, and suggests an action. */
export function InsightCard({ children, action }: InsightCardProps): ReactNode {
  return (
    <Root>
      <svg width="52" height="60" viewBox="0 0 52 60" aria-hidden="true">
        <path d="M26 60V34" fill="none" stroke="var(--tr-stem)" strokeWidth="4.5" strokeLinecap="round" />
        <Leaf x={26} y={50} length={22} angle={-26} />
        <Leaf x={26} y={55} length={20} angle={-154} tone="fresh" />
        <Flower x={26} y={22} radius={21} />
      </svg>
      <p>{children}</p>
      {action}
    </Root>
  );
}
