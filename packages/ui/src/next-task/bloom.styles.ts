import { css, type RuleSet } from "styled-components";

/** A completed week: flowers fill the card, above or beside a larger title and one button. */
export const bloomStyles: RuleSet = css`
  & > [data-part="bloom"] {
    position: absolute;
    z-index: 0;
    top: 12px;
    inset-inline-end: 28px;
    width: min(44%, 440px);
    overflow: visible;
  }
  &[data-bloom] > [data-part="words"] {
    grid-template-columns: minmax(0, 1fr);
    gap: 14px;
    max-width: 58%;
    min-height: 196px;
  }
  &[data-bloom] h2 {
    font-size: clamp(2.25rem, 1.5rem + 2.4vw, 3.375rem);
    line-height: 1.04;
  }
  &[data-bloom] [data-part="action"] {
    justify-self: start;
  }
  @container (max-width: 519.98px) {
    & > [data-part="bloom"] {
      top: -14px;
      inset-inline-end: -22px;
      width: 82%;
    }
    &[data-bloom] > [data-part="words"] {
      max-width: none;
      padding-top: 148px;
    }
    &[data-bloom] [data-part="task"] {
      min-height: 0;
    }
    &[data-bloom] [data-part="action"] {
      justify-self: stretch;
    }
  }
`;
