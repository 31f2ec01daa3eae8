import { keyframes, styled, type StyledComponent } from "styled-components";
import { growthLineStyles } from "../growth-trellis/growth-line.styles.ts";
import { growthForcedColors, growthOnFrame } from "../illustration/growth-styles.ts";

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

/** Full-screen layout: words and weeks beside the trellis, or above it on narrow screens. */
export const Root: StyledComponent<"div"> = styled.div`
  ${growthOnFrame}
  ${growthLineStyles}
  --tr-node-empty: var(--tr-frame);
  --tr-node-line: color-mix(in oklab, var(--tr-frame-line), var(--tr-on-frame-muted) 40%);
  --tr-node-ring: var(--tr-frame);
  & :is([data-part="picture"], [data-part="loading"]) {
    ${growthForcedColors}
  }
  display: grid;
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr) minmax(0, 1.15fr);
  gap: 0 56px;
  align-items: center;
  box-sizing: border-box;
  min-height: 100dvh;
  padding: 0 clamp(24px, 6vw, 96px) 40px;
  background: var(--tr-frame);
  color: var(--tr-on-frame);

  & > [data-part="logo"] {
    display: flex;
    grid-column: 1 / -1;
    align-items: center;
    min-height: 72px;
  }
  & > :not([data-part="picture"]) {
    position: relative;
    z-index: 1;
  }
  & > [data-part="words"] {
    display: grid;
    gap: 20px;
    justify-items: start;
    min-width: 0;
  }
  & [data-part="eyebrow"] {
    color: var(--tr-on-frame-muted);
    font-weight: 550;
  }
  & [data-part="title"] {
    color: var(--tr-on-frame);
    font: 700 clamp(2.25rem, 1.2rem + 3.2vw, 3.75rem) / 1.02 var(--tr-font-display);
    letter-spacing: -0.04em;
    text-wrap: balance;
  }
  & [data-part="text"] {
    max-width: 46ch;
    color: var(--tr-on-frame-muted);
    font-size: var(--tr-size-lg);
  }
  & ol {
    display: grid;
    gap: 12px;
    width: 100%;
    max-width: 480px;
    margin-top: 8px;
    font-size: var(--tr-size-lg);
  }
  & li {
    display: grid;
    grid-template-columns: 84px minmax(0, 1fr);
    gap: 2px 12px;
    padding-bottom: 12px;
    border-bottom: 1px solid var(--tr-frame-line);
    overflow-wrap: anywhere;
  }
  & li > span {
    color: var(--tr-on-frame-muted);
  }
  & li > b {
    font-weight: 550;
  }
  & [data-part="action"] {
    margin-top: 12px;
  }
  & [data-part="picture"] > svg {
    display: block;
    width: 100%;
    height: auto;
    overflow: visible;
  }
  & [data-part="picture"] > [data-size="compact"] {
    display: none;
  }
  & [data-part="week"] {
    font: 600 12px var(--tr-font-text);
    fill: var(--tr-on-frame-muted);
  }
  & [data-part="lattice"] {
    mask: radial-gradient(closest-side, #000 50%, transparent) no-repeat;
  }
  & > [data-part="loading"] > svg {
    --tr-lattice: var(--tr-frame-2);
    width: min(460px, 100%);
    margin-inline: auto;
  }

  @media (max-width: 900px) {
    grid-template: auto auto auto / minmax(0, 1fr);
    gap: 20px;
    align-content: start;
    padding: 0 20px max(24px, env(safe-area-inset-bottom));

    & > [data-part="logo"] {
      min-height: 56px;
    }
    & > [data-part="words"] {
      display: contents;
    }
    & > [data-part="words"] > * {
      position: relative;
      z-index: 1;
    }
    & [data-part="lattice"] {
      mask-origin: view-box;
      mask-clip: view-box;
    }
    & [data-part="title"] {
      margin-top: -12px;
      font-size: 2.125rem;
    }
    /* Above the picture, where no toast covers it. */
    & [data-part="action"] {
      order: 1;
      margin: 0;
    }
    & > [data-part="picture"],
    & > [data-part="loading"] {
      order: 2;
    }
    & ol {
      order: 3;
      gap: 8px;
      max-width: none;
      font-size: var(--tr-size-sm);
    }
    & [data-part="action"] > * {
      width: 100%;
    }
    & [data-part="picture"] > [data-size="wide"] {
      display: none;
    }
    & [data-part="picture"] > [data-size="compact"] {
      display: block;
      width: min(100%, 460px);
      margin-inline: auto;
    }
  }

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
    & [data-part="title"],
    & [data-part="eyebrow"],
    & [data-part="text"],
    & [data-part="action"],
    & li {
      animation: ${rise} 560ms var(--tr-ease-out) backwards;
    }
    & [data-part="title"] {
      animation-delay: 120ms;
    }
  }
`;
