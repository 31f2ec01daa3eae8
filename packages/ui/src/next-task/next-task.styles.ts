import { keyframes, styled, type StyledComponent } from "styled-components";
import { growthLineStyles } from "../growth-trellis/growth-line.styles.ts";
import { growthForcedColors } from "../illustration/growth-styles.ts";

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

/** Card with the next task above the row of its week. */
export const Root: StyledComponent<"section"> = styled.section`
  ${growthLineStyles}
  container-type: inline-size;
  position: relative;
  overflow: hidden;
  padding-top: 28px;
  border-radius: var(--tr-radius-xl);
  background: linear-gradient(105deg, var(--tr-hero-1), var(--tr-hero-2));
  box-shadow: inset 0 0 0 1px var(--tr-edge);

  & > [data-part="words"] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 8px 32px;
    align-items: center;
    align-content: center;
    /* Tasks have titles and texts of different lengths; the list below stays where it is. */
    min-height: 140px;
    padding-inline: 32px;
  }
  & [data-part="eyebrow"] {
    display: flex;
    flex-wrap: wrap;
    gap: 6px 12px;
    grid-column: 1 / -1;
    align-items: center;
    color: var(--tr-on-primary-soft);
    font-size: var(--tr-size-sm);
    font-weight: 600;
  }
  & [data-part="mark"] {
    padding: 4px 12px;
    border-radius: var(--tr-radius-full);
    background: var(--tr-ai);
    color: var(--tr-on-ai);
    line-height: 18px;
  }
  & [data-part="task"] {
    display: grid;
    gap: 8px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & h2 {
    font-size: clamp(1.5rem, 1.1rem + 1.3vw, 2rem);
    letter-spacing: -0.03em;
    line-height: 1.12;
    text-wrap: balance;
  }
  & [data-part="text"] {
    max-width: 62ch;
    color: var(--tr-text-2);
    text-wrap: pretty;
  }
  & > [data-part="row"] {
    margin-top: 10px;
  }
  & > [data-part="row"] > svg {
    display: none;
    width: 100%;
    height: auto;
    overflow: visible;
  }
  & [data-part="lattice"] {
    mask: linear-gradient(90deg, transparent 50%, #000) no-repeat;
  }
  & > :not([data-part="row"]) {
    position: relative;
    z-index: 1;
  }
  & > [data-part="status"] {
    padding: 2px 32px 20px;
    color: var(--tr-text-2);
    font-size: var(--tr-size-sm);
    font-weight: 550;
    text-align: end;
  }

  @container (min-width: 820px) {
    & > [data-part="row"] > [data-size="wide"] {
      display: block;
    }
  }
  @container (min-width: 520px) and (max-width: 819.98px) {
    & > [data-part="row"] > [data-size="medium"] {
      display: block;
    }
  }
  @container (max-width: 519.98px) {
    & > [data-part="row"] > [data-size="compact"] {
      display: block;
    }
  }
  @container (max-width: 519.98px) {
    & > [data-part="words"] {
      grid-template-columns: minmax(0, 1fr);
      gap: 10px;
      align-content: start;
      padding-inline: 20px;
    }
    & [data-part="action"] {
      margin-top: 6px;
    }
    & [data-part="action"] > * {
      width: 100%;
    }
    & [data-part="task"] {
      min-height: 148px;
      align-content: start;
    }
    & > [data-part="status"] {
      padding: 0 20px 16px;
      text-align: start;
    }
  }
  @media (max-width: 767px) {
    padding-top: 20px;
  }

  @media (prefers-reduced-motion: no-preference) {
    & [data-part="vine"] {
      transition-duration: 620ms;
    }
    & [data-part="task"] {
      animation: ${rise} var(--tr-dur-slow) var(--tr-ease-out) backwards;
    }
    & [data-part="fresh"] {
      animation: ${pop} 560ms var(--tr-ease-spring) 120ms backwards;
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
  /* Not for the button and the marker, which use the same colors. */
  & > [data-part="row"] {
    ${growthForcedColors}
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
    & [data-part="mark"] {
      border: 1px solid CanvasText;
    }
  }
`;
