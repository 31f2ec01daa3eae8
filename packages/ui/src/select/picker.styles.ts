import { css, type RuleSet } from "styled-components";
import { panelStyles } from "../popover/panel.styles.ts";

/** The native list, in browsers that can style it. */
export const pickerStyles: RuleSet = css`
  @supports (appearance: base-select) {
    & > select {
      appearance: base-select;
      align-items: center;
      padding-block: 10px;
      white-space: normal;
      overflow-wrap: anywhere;
      &::picker-icon {
        display: none;
      }
    }
    @media (pointer: fine) {
      & > select::picker(select) {
        appearance: base-select;
      }
      & > select::picker(select) {
        ${panelStyles}
        max-height: min(360px, 60vh);
        max-width: min(480px, 100vw - 24px);
        margin-block: 6px;
        padding: 6px;
      }
      & option {
        gap: 10px;
        min-height: 40px;
        padding: 8px 12px;
        border-radius: 11px;
        color: inherit;
        font-size: var(--tr-size-md);
        line-height: 1.35;
        white-space: normal;
        overflow-wrap: anywhere;
        cursor: pointer;
        &::checkmark {
          order: 1;
          margin-inline-start: auto;
          color: var(--tr-primary);
        }
        &:is(:hover, :focus) {
          outline: 0;
          color: var(--tr-on-primary-soft);
          background: var(--tr-primary-soft);
        }
        &:disabled {
          background: none;
          opacity: 0.5;
          cursor: not-allowed;
        }
        @media (forced-colors: active) {
          &:focus {
            outline: 2px solid Highlight;
            outline-offset: -2px;
          }
        }
      }
      & optgroup {
        padding: 0;
        color: var(--tr-text-2);
        font-size: var(--tr-size-xs);
        font-weight: var(--tr-weight-semi);
        & > option {
          color: var(--tr-text);
          font-weight: var(--tr-weight-regular);
        }
      }
    }
  }
`;
