import { css, type RuleSet } from "styled-components";

/** Styles of a row in a menu or listbox. */
export const optionStyles: RuleSet = css`
  display: flex;
  gap: 11px;
  align-items: center;
  min-height: 42px;
  padding: 6px 12px;
  border-radius: 11px;
  outline: 0;
  color: inherit;
  line-height: 1.3;
  cursor: pointer;
  user-select: none;
  @media (pointer: coarse) {
    min-height: var(--tr-control);
  }
  &[data-highlighted] {
    color: var(--tr-on-primary-soft);
    background: var(--tr-primary-soft);
    box-shadow: inset 0 0 0 1px var(--tr-edge);
  }
  &:is([data-disabled], [aria-disabled="true"]) {
    cursor: not-allowed;
    opacity: 0.5;
  }
  @media (forced-colors: active) {
    &[data-highlighted] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;
