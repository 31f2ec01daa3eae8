import { css, type RuleSet } from "styled-components";

/** Equal tiles with room for a ring and a note. */
export const tileStyles: RuleSet = css`
  &[data-variant="tiles"] {
    display: grid;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    gap: 10px;
    overflow: visible;
    & > button {
      gap: 14px;
      /* Aligns the titles even if the notes differ in length. */
      align-items: start;
      min-height: 66px;
      padding: 12px 14px;
      border-radius: 14px;
      background: var(--tr-surface-2);
      box-shadow: inset 0 0 0 1px var(--tr-edge);
      & > span {
        min-width: 0;
      }
      & > span:last-child {
        padding-top: 2px;
      }
      & strong {
        display: block;
        color: var(--tr-text);
        font-family: var(--tr-font-display);
        font-size: 1rem;
        font-weight: 650;
      }
      & small {
        line-height: 1.3;
        white-space: normal;
        overflow-wrap: anywhere;
        text-wrap: balance;
      }
      &[aria-selected="true"] {
        background: var(--tr-primary-soft);
        box-shadow: inset 0 0 0 2px var(--tr-primary);
        & small {
          color: var(--tr-on-primary-soft);
        }
      }
      &:focus-visible {
        outline-offset: 2px;
      }
      @media (forced-colors: active) {
        border: 1px solid ButtonBorder;
        &[aria-selected="true"] {
          border: 3px solid Highlight;
        }
      }
    }
    /* In narrow containers, the text moves below the ring and the notes are exposed only to screen readers. */
    @container (max-width: 40rem) {
      gap: 8px;
      & > button {
        flex-direction: column;
        gap: 6px;
        align-items: center;
        padding: 10px 4px;
        text-align: center;
      }
      & > button strong {
        font-size: var(--tr-size-sm);
      }
      & > button small {
        white-space: nowrap;
        position: absolute;
        overflow: hidden;
        width: 1px;
        height: 1px;
        clip-path: inset(50%);
      }
    }
    /* With enlarged text, each tile needs a full row. */
    @container (max-width: 14rem) {
      grid-auto-flow: row;
      & > button {
        flex-direction: row;
        padding-inline: 14px;
        text-align: start;
      }
    }
  }
`;
