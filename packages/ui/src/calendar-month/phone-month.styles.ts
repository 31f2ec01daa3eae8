import { css, type RuleSet } from "styled-components";

/** In narrow containers, a month whose days can be selected: a small grid with dots, and the chosen day below it. */
export const phoneMonthStyles: RuleSet = css`
  & [data-part="dots"],
  & > [data-part="chosen"] {
    display: none;
  }
  @container (max-width: 32.9375rem) {
    &[data-choosable] {
      & [data-part="weekdays"],
      & [data-part="week"] {
        display: grid;
        grid-template-columns: repeat(7, minmax(0, 1fr));
        gap: 0;
        margin: 0;
      }
      & > [data-part="grid"] {
        display: block;
        padding: 4px;
        background: var(--tr-surface);
      }
      & [data-part="weekdays"] > * {
        overflow: hidden;
        padding: 8px 0;
        background: none;
        font-size: var(--tr-size-xs);
        text-align: center;
      }
      & [data-part="day"] {
        display: grid;
        gap: 2px;
        justify-items: center;
        align-content: center;
        min-height: 52px;
        padding: 4px 0;
        border: 0;
        border-radius: var(--tr-radius-md);
        cursor: pointer;
        &[data-outside] {
          background: none;
        }
        &[data-active] {
          background: var(--tr-primary-soft);
          box-shadow: inset 0 0 0 1.5px var(--tr-primary);
        }
      }
      & [data-part="day"] > :is([data-part="item"], [data-part="now"]),
      & [data-part="add"] {
        display: none;
      }
      & [data-part="day"] time > span[aria-hidden] {
        display: grid;
      }
      & [data-part="day"] time > [data-part="date"] {
        position: absolute;
        width: 1px;
        height: 1px;
        overflow: hidden;
        padding: 0;
        clip-path: inset(50%);
        white-space: nowrap;
      }
      & [data-part="dots"] {
        display: flex;
        gap: 3px;
        height: 6px;
        & > i {
          width: 6px;
          height: 6px;
          border-radius: 50%;
          background: var(--tint, var(--tr-line-strong));
        }
      }
      & > [data-part="none"] {
        display: none;
      }
      & > [data-part="chosen"] {
        display: grid;
        gap: 8px;
        margin-top: 14px;
        & > header {
          display: flex;
          gap: 8px 12px;
          align-items: center;
          justify-content: space-between;
          & > h3 {
            font-size: var(--tr-size-lg);
            overflow-wrap: anywhere;
            &::first-letter {
              text-transform: uppercase;
            }
          }
        }
        & > p {
          color: var(--tr-text-2);
        }
      }
      @media (forced-colors: active) {
        & [data-part="day"] {
          border: 1px solid Canvas;
          &[data-active] {
            border: 2px solid Highlight;
          }
        }
        & [data-part="dots"] > i {
          background: CanvasText;
          forced-color-adjust: none;
        }
      }
    }
  }
`;
