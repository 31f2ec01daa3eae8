import { css, type RuleSet } from "styled-components";

/** A command, with its icon, note and shortcut. */
export const optionStyles: RuleSet = css`
  & [role="option"] {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: 0 12px;
    align-items: center;
    width: 100%;
    min-height: var(--tr-control);
    padding: 6px 12px;
    border: 0;
    border-radius: 11px;
    color: inherit;
    background: none;
    line-height: 1.35;
    text-align: start;
    overflow-wrap: anywhere;
    cursor: pointer;
    user-select: none;
    & small {
      display: block;
      color: var(--tr-text-2);
      font-size: var(--tr-size-xs);
    }
    & > svg {
      color: var(--tr-text-2);
    }
    &[aria-selected="true"] {
      color: var(--tr-on-primary-soft);
      background: var(--tr-primary-soft);
      box-shadow: inset 0 0 0 1px var(--tr-edge);
      & > svg,
      & small {
        color: inherit;
      }
    }
    &[aria-disabled="true"] {
      cursor: not-allowed;
      opacity: 0.5;
    }
    @media (forced-colors: active) {
      &[aria-selected="true"] {
        outline: 2px solid Highlight;
        outline-offset: -2px;
      }
    }
  }
`;
