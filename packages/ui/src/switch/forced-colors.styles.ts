import { css, type RuleSet } from "styled-components";

/** System colors replace the colors of the track and the thumb, and borders show the states. */
export const forcedColors: RuleSet = css`
  @media (forced-colors: active) {
    border: 1px solid ButtonText;
    forced-color-adjust: none;
    background: Canvas;
    box-shadow: none;
    &:focus-visible {
      outline-color: Highlight;
    }
    &[aria-invalid="true"]:not(:checked) {
      border-width: 3px;
      box-shadow: none;
      &::before {
        inset-block-start: 1px;
        inset-inline-start: 2px;
      }
    }
    &[aria-busy="true"]::before {
      border-color: Canvas;
      border-block-start-color: ButtonText;
    }
    &::before {
      inset-block-start: 3px;
      background-color: ButtonText;
    }
    &:checked {
      background: Highlight;
      &::before {
        background-color: HighlightText;
      }
    }
  }
`;
