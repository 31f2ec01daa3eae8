import { css, type RuleSet } from "styled-components";

/** Buttons in the header that sort the rows. */
export const sortButtonStyles: RuleSet = css`
  & thead button {
    display: inline-flex;
    flex-direction: row;
    align-items: center;
    gap: 4px;
    min-height: 32px;
    padding: 0 6px;
    margin-inline: -6px;
    border: 0;
    border-radius: var(--tr-radius-sm);
    background: none;
    color: inherit;
    font: inherit;
    text-align: inherit;
    cursor: pointer;
    &:focus-visible {
      outline-offset: -2px;
    }
    & > svg {
      opacity: 0.45;
    }
  }
  & thead [data-numeric] button {
    flex-direction: row-reverse;
  }
  & thead [aria-sort] button {
    color: var(--tr-text);
    font-weight: var(--tr-weight-semi);
    & > svg {
      opacity: 1;
    }
  }
  & thead button:active {
    background: var(--tr-sunken);
  }
`;
