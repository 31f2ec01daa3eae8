import { styled, type StyledComponent } from "styled-components";
import { controlStyles } from "../field/control.styles.ts";

/** Select with arrow. Styles the native list in browsers that support it; phones use their own picker. */
export const Control: StyledComponent<"div"> = styled.div`
  position: relative;

  & > select {
    ${controlStyles}
    appearance: none;
    padding-inline-end: 44px;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    cursor: pointer;

    &[data-empty]:has(> option[value=""]:checked) {
      color: var(--tr-text-3);
    }

    @media (hover: hover) {
      &:hover:not(:disabled, :focus, [aria-invalid="true"]) {
        box-shadow: inset 0 0 0 1.25px var(--tr-text-3);
      }
    }
  }

  & > i {
    position: absolute;
    inset-block-start: calc(50% - 7px);
    inset-inline-end: 18px;
    width: 9px;
    height: 9px;
    border: solid var(--tr-text-2);
    border-width: 0 1.75px 1.75px 0;
    rotate: 45deg;
    pointer-events: none;
  }

  & > .busy {
    position: absolute;
    inset-block-start: calc(50% - 9px);
    inset-inline-end: 14px;
    color: var(--tr-text-2);
  }

  & > select:disabled + i {
    opacity: 0.5;
  }

  @supports (appearance: base-select) {
    @media (pointer: fine) {
      & > select,
      & > select::picker(select) {
        appearance: base-select;
      }

      & > select {
        align-items: center;
        /* Clips the text before the arrow. */
        overflow: clip;
        overflow-clip-margin: content-box;

        &::picker-icon {
          display: none;
        }
      }

      & > select::picker(select) {
        max-height: min(360px, 60vh);
        max-width: min(480px, 100vw - 24px);
        margin-block: 6px;
        padding: 6px;
        border: 0;
        border-radius: var(--tr-radius-lg);
        color: var(--tr-text);
        background: var(--tr-surface);
        box-shadow:
          inset 0 0 0 1px var(--tr-line),
          var(--tr-shadow-3);
        scrollbar-width: thin;

        @media (forced-colors: active) {
          border: 1px solid CanvasText;
        }
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
