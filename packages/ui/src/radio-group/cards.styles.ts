import { css, type RuleSet } from "styled-components";

/** Options as cards, side by side if they fit. */
export const cardStyles: RuleSet = css`
  &[data-variant="cards"] > .options {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr));
    gap: 10px;
    & > label {
      min-height: 60px;
      padding: 12px 16px;
      border-radius: 14px;
      background: var(--tr-surface);
      box-shadow: inset 0 0 0 1.25px var(--tr-line-hover);
      transition: background-color var(--tr-dur-fast) var(--tr-ease-out);
      &:has(> input:checked) {
        background: var(--tr-primary-soft);
        box-shadow: inset 0 0 0 2px var(--tr-primary);
        & small {
          color: var(--tr-on-primary-soft);
        }
      }
      /* The focus ring is drawn around the card. */
      &:has(> input:focus-visible) {
        outline: 2px solid var(--tr-focus);
        outline-offset: 2px;
      }
      & > input:focus-visible {
        outline: 0;
      }
      @media (hover: hover) {
        &:hover:not(:has(> input:is(:checked, :disabled))) {
          background: var(--tr-surface-2);
        }
      }
      &:active:not(:has(> input:is(:checked, :disabled))) {
        background: var(--tr-sunken);
      }
      @media (forced-colors: active) {
        border: 1px solid ButtonBorder;
        &:has(> input:checked) {
          border: 3px solid Highlight;
        }
      }
    }
  }
`;
