import type { ReactNode } from "react";
import { Flower } from "../illustration/flower.tsx";
import { round } from "../illustration/curve.ts";
import type { GrowthNode } from "./growth-node.ts";

interface TaskNodeProps {
  node: GrowthNode;
  nextLabel: string;
}

/** A longer label doesn’t fit the node, which shows an arrow instead. */
const MAX_LABEL = 5;

/** A node of the vine: completed, next or upcoming. The last node of a week is a flower unless it is next. */
export function TaskNode({ node: { x, y, ends, state, scale, isFresh }, nextLabel }: TaskNodeProps): ReactNode {
  const at = `translate(${round(x)} ${round(y)}) scale(${round(scale * 10) / 10})`;
  const check = { fill: "none", strokeLinecap: "round", strokeLinejoin: "round" } as const;
  if (state === "next") {
    // Keep the marker legible by scaling it down to 75% at most.
    return (
      <g transform={`translate(${round(x)} ${round(y)}) scale(${Math.max(0.75, scale)})`}>
        <circle data-part="pulse" r="27" fill="var(--tr-ai)" opacity="0.28" />
        <circle r="19" fill="var(--tr-ai)" />
        {nextLabel.length > MAX_LABEL ? (
          <path {...check} d="M-3 -7l7 7-7 7" data-part="arrow" stroke="var(--tr-on-ai)" strokeWidth="3" />
        ) : (
          <text y="4.6" textAnchor="middle" data-part="next">
            {nextLabel}
          </text>
        )}
      </g>
    );
  }
  if (ends) {
    const done = state === "done";
    return (
      <g transform={at} data-part="node">
        <g data-part={isFresh && "fresh"}>
          <Flower x={0} y={0} radius={done ? 30 : 25} kind={done ? "bloom" : "closed"} />
          {done && <path {...check} d="M-5.5 .5l4 4 7-8" stroke="var(--tr-on-ai)" strokeWidth="2.6" />}
        </g>
      </g>
    );
  }
  if (state === "waiting") {
    const ring = { fill: "var(--tr-node-empty)", stroke: "var(--tr-node-line)", strokeWidth: 2.5 };
    return (
      <g transform={at} data-part="node">
        <circle r="10.5" {...ring} />
      </g>
    );
  }
  return (
    <g transform={at} data-part="node">
      <g data-part={isFresh && "fresh"}>
        <circle r="15.5" fill="var(--tr-node-ring)" />
        <circle r="12.5" fill="var(--tr-stem)" />
        <path {...check} d="M-5 .5l3.6 3.7 6.6-7.6" stroke="var(--tr-node-check)" strokeWidth="2.4" />
      </g>
    </g>
  );
}
