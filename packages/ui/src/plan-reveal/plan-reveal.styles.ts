import { styled, type StyledComponent } from "styled-components";
import { growthLineOnFrame } from "../growth-trellis/growth-line-on-frame.styles.ts";
import { growthForcedColors } from "../illustration/growth-styles.ts";
import { narrowStyles } from "./narrow.styles.ts";
import { motionStyles } from "./motion.styles.ts";

/** Full-screen layout: text and weeks beside the trellis, or one column on narrow screens. */
export const Root: StyledComponent<"div"> = styled.div`
  ${growthLineOnFrame}
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
    grid-template-columns: 5.25rem minmax(0, 1fr);
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
    text-wrap: balance;
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
  @media (min-width: 1101px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.3fr);
  }
  ${narrowStyles}
  ${motionStyles}
`;
