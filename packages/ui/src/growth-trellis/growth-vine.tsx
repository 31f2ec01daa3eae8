import type { ReactNode } from "react";
import { Leaf } from "../illustration/leaf.tsx";
import type { Curve } from "../illustration/curve.ts";
import type { GrowthNode, Stretch } from "./growth-node.ts";

interface GrowthVineProps {
  line: Curve;
  stretch: Stretch;
  /** Nodes on the line; each leaf is scaled like the node before it. */
  nodes: readonly GrowthNode[];
}

/**
 * Part of the vine with its leaves. Each segment is a separate path that grows from its start, because browsers can
 * animate that without repainting. Completing a task adds segments and doesn't affect existing segments.
 */
export function GrowthVine({ line, stretch: { from, to }, nodes }: GrowthVineProps): ReactNode {
  const parts = Array.from({ length: Math.max(0, Math.round(to - from)) }, (_, i) => line.part(from + i));
  const leaves = Array.from({ length: Math.max(0, Math.round(to - from)) }, (_, i) => {
    const u = from + i + 0.5;
    const point = line.at(u);
    const n = Math.floor(u);
    const side = n % 2 ? 1 : -1;
    const scale = nodes.findLast((node) => node.u <= u)?.scale ?? 1;
    return { ...point, n, side, scale, sproutsAfter: 200 + (i % 4) * 40 };
  });
  return (
    <g>
      {parts.map(({ d, x, y }) => (
        <path
          key={d}
          data-part="vine"
          d={d}
          fill="none"
          stroke="var(--tr-stem)"
          strokeWidth="6"
          strokeLinecap="round"
          style={{ transformOrigin: `${x}px ${y}px` }}
        />
      ))}
      {leaves.map(({ n, side, scale, x, y, angle, sproutsAfter }) => (
        <g key={n}>
          <Leaf
            x={x}
            y={y}
            length={25 * scale}
            angle={angle + side * 58}
            tone={n % 3 ? "deep" : "fresh"}
            sproutsAfter={sproutsAfter}
          />
          {n % 2 === 0 && (
            <Leaf
              x={x - 2}
              y={y}
              length={18 * scale}
              angle={angle - side * 66 + 14}
              tone="fresh"
              sproutsAfter={sproutsAfter + 40}
            />
          )}
        </g>
      ))}
    </g>
  );
}
