import { css, type RuleSet } from "styled-components";

/** Label, hint and error message beside and below the track. */
export const textStyles: RuleSet = css`
  & > label {
    padding-block: 11px;
    color: var(--tr-text);
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  & > .hint {
    grid-column: 1;
    margin-top: -9px;
    padding-bottom: 8px;
    color: var(--tr-text-2);
    font-size: var(--tr-size-sm);
    overflow-wrap: anywhere;
  }
`;
