import { css, type RuleSet } from "styled-components";
import { growthOnFrame } from "../illustration/growth-styles.ts";
import { growthLineStyles } from "./growth-line.styles.ts";

/** Styles the line on the dark frame. */
export const growthLineOnFrame: RuleSet = css`
  ${growthOnFrame}
  ${growthLineStyles}
  --tr-node-empty: var(--tr-frame);
  --tr-node-line: color-mix(in oklab, var(--tr-frame-line), var(--tr-on-frame-muted) 40%);
  --tr-node-ring: var(--tr-frame);
`;
