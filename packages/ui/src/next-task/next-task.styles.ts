import { styled, type StyledComponent } from "styled-components";
import { growthLineStyles } from "../growth-trellis/growth-line.styles.ts";
import { growthForcedColors } from "../illustration/growth-styles.ts";
import { bloomStyles } from "./bloom.styles.ts";
import { motionStyles } from "./motion.styles.ts";
import { sizeStyles } from "./sizes.styles.ts";

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
    /* Keeps the content below in place when titles and details differ in length. */
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
    line-height: 1.29;
  }
  & [data-part="task"] {
    display: grid;
    gap: 8px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & h2 {
    font-size: min(clamp(1.5rem, 1.1rem + 1.3vw, 2rem), 8.75vw);
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
  ${sizeStyles}
  ${bloomStyles}
  ${motionStyles}
  /* Limit these overrides to the row, because the button and the marker use the same tokens. */
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

/** Text below the row; praise is larger. */
export const Status: StyledComponent<"p"> = styled.p`
  &&[data-grew] {
    color: var(--tr-on-primary-soft);
    font: 700 clamp(1.125rem, 0.9rem + 0.9vw, 1.5rem) / 1.25 var(--tr-font-display);
    letter-spacing: -0.02em;
  }
`;
