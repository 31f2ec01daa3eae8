import { css, keyframes, type RuleSet } from "styled-components";
import { growAnimation } from "../illustration/growth-styles.ts";

const grow = keyframes`
  from {
    opacity: 0;
    transform: scale(0);
  }
`;

const pulse = keyframes`
  50% {
    transform: scale(1.18);
    opacity: 0.12;
  }
`;

/** Animates the line and styles its marker. Completing a task extends the vine without restarting it. */
export const growthLineStyles: RuleSet = css`
  ${growAnimation}
  & [data-part="next"] {
    font: 700 12.5px var(--tr-font-text);
    fill: var(--tr-on-ai);
    forced-color-adjust: none;
  }
  @media (forced-colors: active) {
    & [data-part="next"] {
      fill: HighlightText;
    }
    & [data-part="arrow"] {
      stroke: HighlightText;
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    & [data-part="vine"] {
      transform-box: view-box;
      animation: ${grow} var(--tr-dur-grow) var(--tr-ease-out) backwards;
    }
    & [data-part="pulse"] {
      transform-box: fill-box;
      transform-origin: center;
      animation: ${pulse} 2.4s var(--tr-ease-inout) infinite;
    }
  }
`;
