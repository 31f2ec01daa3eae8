import type { ReactNode } from "react";
import { Dot } from "./dot.ts";
import { Root } from "./point-mark.styles.ts";

interface PointMarkProps {
  /** Position of the point from 0 to 1. `up` is `undefined` if the value is missing. */
  along: number;
  up?: number | undefined;
  /** Formatted value and the label of the point. */
  figure: string;
  name: string;
}

/** Marker and tooltip of a point. The slider announces the same text. */
export function PointMark({ along, up, figure, name }: PointMarkProps): ReactNode {
  const place = { "--x": `${along * 100}%`, "--y": `${(up ?? 0.5) * 100}%` };
  return (
    <Root style={place} data-below={(up ?? 0) > 0.6 || undefined} data-part="mark" aria-hidden="true">
      <i />
      {up !== undefined && <Dot />}
      <p>
        <strong>{figure}</strong>
        {name}
      </p>
    </Root>
  );
}
