import { css, type RuleSet } from "styled-components";

/** The plot between the labels, which is also a slider over the points. */
export const plotStyles: RuleSet = css`
  & [role="slider"] {
    position: relative;
    border-radius: var(--tr-radius-sm);
    cursor: crosshair;
    touch-action: pan-y;
    outline-offset: 6px;
    & > svg {
      display: block;
      width: 100%;
      height: 100%;
      overflow: visible;
    }
    &:dir(rtl) > svg {
      scale: -1 1;
    }
    & path:not([data-part="area"]) {
      fill: none;
      vector-effect: non-scaling-stroke;
      stroke-linecap: round;
      stroke-linejoin: round;
    }
    & path[data-part="grid"] {
      stroke: var(--tr-grid);
    }
    & path[data-part="nought"] {
      stroke: var(--tr-line-hover);
    }
    & path[data-part="line"] {
      stroke: var(--tr-d1);
      stroke-width: 3;
    }
    /* Gaps are bridged with a faint line. */
    & path[data-part="bridge"] {
      stroke: var(--tr-d1);
      stroke-width: 2;
      stroke-dasharray: 1 6;
      opacity: 0.6;
    }
    & path[data-part="dot"] {
      stroke: var(--tr-d1);
      stroke-width: 8;
    }
  }
`;
