import { css, keyframes, type RuleSet } from "styled-components";

const rise = keyframes`
  from {
    opacity: 0;
    translate: 0 10px;
  }
`;

const pop = keyframes`
  from {
    transform: scale(0) rotate(-50deg);
  }
`;

const cheer = keyframes`
  from {
    opacity: 0;
    transform: translateY(12px) scale(0.8);
  }
`;

const fly = keyframes`
  from {
    transform: translateY(-14px) scale(0.3);
  }
  55% {
    opacity: 1;
  }
  to {
    opacity: 0;
    transform: translateY(-78px) scale(1.2);
  }
`;

/** A new task rises into place, a completed node pops open, and a completed week sheds petals. */
export const motionStyles: RuleSet = css`
  @media (prefers-reduced-motion: no-preference) {
    & [data-part="vine"] {
      animation-duration: 620ms;
    }
    & [data-part="task"],
    & [data-part="bloom"] {
      animation: ${rise} var(--tr-dur-slow) var(--tr-ease-out) backwards;
    }
    & [data-part="fresh"] {
      animation: ${pop} 560ms var(--tr-ease-spring) 120ms backwards;
    }
    & [data-part="status"][data-grew] > span {
      animation: ${cheer} 560ms var(--tr-ease-spring) 180ms backwards;
    }
    & [data-part="petal"] {
      animation: ${fly} 1100ms var(--tr-ease-out) 320ms both;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    & [data-part="petal"] {
      display: none;
    }
  }
`;
