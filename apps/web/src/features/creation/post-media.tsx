import { Flower, Lattice, Leaf } from "@trellis/ui/illustration";
import { Play } from "lucide-react";
import type { ReactNode } from "react";

/** Placeholder drawing for the picture or video of a post. */
export function PostMedia({ isVideo }: { isVideo: boolean }): ReactNode {
  return (
    <div data-part="media" aria-hidden="true">
      <svg viewBox="0 0 240 240" preserveAspectRatio="xMidYMid slice">
        <Lattice width={240} height={240} pitch={40} slat={5} rising="var(--tr-lattice)" falling="var(--tr-lattice)" />
        <path
          d="M96 244C88 196 128 176 116 118"
          fill="none"
          stroke="var(--tr-stem)"
          strokeWidth="8"
          strokeLinecap="round"
        />
        <Leaf x={104} y={196} length={58} angle={-150} tone="fresh" />
        <Leaf x={110} y={178} length={62} angle={-28} />
        <Leaf x={120} y={146} length={44} angle={-158} />
        <Flower x={116} y={104} radius={52} turn={10} />
      </svg>
      {isVideo && (
        <span data-part="play">
          <Play size={20} fill="currentColor" strokeWidth={0} />
        </span>
      )}
    </div>
  );
}
