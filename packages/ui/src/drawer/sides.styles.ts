import { css, type RuleSet } from "styled-components";

/** Overrides for the end and bottom edges; `Root` styles the start edge. */
export const sideStyles: RuleSet = css`
  &[data-side="end"] {
    --away: 100%;
    inset-inline: auto 0;
    border-radius: 0;
    border-start-start-radius: var(--tr-radius-sheet);
    border-end-start-radius: var(--tr-radius-sheet);
    &:dir(rtl) {
      --away: -100%;
    }
  }
  &[data-side="bottom"] {
    inset-block: auto 0;
    inset-inline: 0;
    width: 100%;
    height: auto;
    max-height: min(88dvh, 720px);
    border-radius: 0;
    border-start-start-radius: var(--tr-radius-sheet);
    border-start-end-radius: var(--tr-radius-sheet);
  }
`;
