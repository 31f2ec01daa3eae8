import { css, type RuleSet } from "styled-components";

/** Shows the drawing of the row that matches the width of the card. */
export const sizeStyles: RuleSet = css`
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
  @container (max-width: 32.4375rem) {
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
`;
