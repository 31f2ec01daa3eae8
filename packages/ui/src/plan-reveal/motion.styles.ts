import { css, keyframes, type RuleSet } from "styled-components";

const draw = keyframes`
  from {
    stroke-dashoffset: 1;
  }
`;

const arrive = keyframes`
  from {
    opacity: 0;
    transform: scale(0.2);
  }
`;

const rise = keyframes`
  from {
    opacity: 0;
    translate: 0 14px;
  }
`;

/** Animates the drawing of the plan and moves the text up into place. */
export const motionStyles: RuleSet = css`
  @media (prefers-reduced-motion: no-preference) {
    & [data-part="draw"] {
      stroke-dasharray: 1 2;
      animation: ${draw} 2200ms linear 350ms backwards;
    }
    & [data-part="arrive"] {
      transform-box: fill-box;
      transform-origin: center;
      animation: ${arrive} 480ms var(--tr-ease-spring) backwards;
    }
    & :is([data-part="title"], [data-part="eyebrow"], [data-part="text"], [data-part="action"], li) {
      animation: ${rise} 560ms var(--tr-ease-out) backwards;
    }
    & [data-part="title"] {
      animation-delay: 120ms;
    }
  }
`;
