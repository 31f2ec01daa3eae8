import { styled, type StyledComponent } from "styled-components";
import { edgeFade } from "../scroll-region/edge-fade.ts";

/** Tabs and panel. The tabs are plain buttons styled from here. */
export const Root: StyledComponent<"div"> = styled.div`
  & > [role="tablist"] {
    display: flex;
    gap: 6px;
    overflow-x: auto;
    scrollbar-width: none;

    & > button {
      position: relative;
      display: flex;
      flex: none;
      gap: 9px;
      align-items: center;
      min-height: 48px;
      padding: 0 16px;
      border: 0;
      color: var(--tr-text-2);
      background: none;
      font-size: var(--tr-size-md);
      font-weight: var(--tr-weight-semi);
      line-height: 1.2;
      text-align: start;
      cursor: pointer;
      transition: background-color var(--tr-dur-fast) var(--tr-ease-out);

      & > svg {
        flex: none;
      }

      & small {
        display: block;
        overflow: hidden;
        margin-top: 2px;
        font-size: var(--tr-size-xs);
        font-weight: var(--tr-weight-regular);
        text-overflow: ellipsis;
        white-space: nowrap;
      }

      &[aria-selected="true"] {
        color: var(--tr-text);
      }

      &:focus-visible {
        outline-offset: -3px;
      }

      &:disabled {
        cursor: not-allowed;
        opacity: 0.5;
      }

      @media (hover: hover) {
        &:hover:not(:disabled) {
          color: var(--tr-text);
        }
      }
    }

    &[data-variant="line"] {
      ${edgeFade}
      box-shadow: inset 0 -1px 0 var(--tr-line);

      & > button[aria-selected="true"]::after {
        content: "";
        position: absolute;
        inset: auto 12px 0;
        height: 3px;
        border-radius: 3px 3px 0 0;
        background: var(--tr-primary);

        @media (forced-colors: active) {
          background: Highlight;
        }
      }
    }

    &[data-variant="tiles"] {
      display: grid;
      grid-auto-columns: minmax(0, 1fr);
      grid-auto-flow: column;
      gap: 10px;
      overflow: visible;

      & > button {
        gap: 14px;
        align-items: start;
        min-height: 66px;
        padding: 12px 14px;
        border-radius: 14px;
        background: var(--tr-surface-2);
        box-shadow: inset 0 0 0 1px var(--tr-edge);

        & > span {
          min-width: 0;
        }

        /* The titles of tabs with notes of different lengths are on one line. */
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

      /* In narrow containers the text moves below the ring, and the notes are left to screen readers. */
      @container (max-width: 640px) {
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
    }
  }

  &:has(> [data-variant="tiles"]) {
    container-type: inline-size;
  }

  & > [role="tabpanel"] {
    margin-top: var(--tr-space-5);
    outline-offset: 4px;
  }
`;
