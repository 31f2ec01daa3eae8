import type { ReactNode } from "react";
import { GrowthVine } from "./growth-vine.tsx";
import type { Plot } from "./growth-node.ts";
import { TaskNode } from "./task-node.tsx";

interface GrowthLineProps {
  plot: Plot;
  /** Marker on the next task. */
  nextLabel: string;
}

/** Dotted line, grown vine and nodes, for use inside an `<svg>`. */
export function GrowthLine({ plot: { line, nodes, stretches }, nextLabel }: GrowthLineProps): ReactNode {
  return (
    <>
      <path
        d={line.d}
        fill="none"
        stroke="var(--tr-node-line)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray=".1 10"
      />
      {stretches.map((stretch) => (
        <GrowthVine key={stretch.from} line={line} stretch={stretch} nodes={nodes} />
      ))}
      {nodes.map((node) => (
        <TaskNode key={node.u} node={node} nextLabel={nextLabel} />
      ))}
    </>
  );
}
