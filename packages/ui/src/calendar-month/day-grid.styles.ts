import { styled, type StyledComponent } from "styled-components";
import { entryStyles } from "./calendar-entry.styles.ts";
import { listStyles } from "./day-list.styles.ts";
import { phoneMonthStyles } from "./phone-month.styles.ts";

/** Seven columns; in narrow containers a list of days, or a small month with dots. */
export const Root: StyledComponent<"div"> = styled.div`
  container-type: inline-size;
  min-width: 0;
  & > [data-part="grid"] {
    overflow: hidden;
    border-radius: var(--tr-radius-lg);
    background: var(--tr-line);
    box-shadow:
      0 0 0 1px var(--tr-line),
      var(--tr-shadow-1);
  }
  & [data-part="week"],
  & [data-part="weekdays"] {
    display: grid;
    grid-template-columns: repeat(7, minmax(0, 1fr));
    gap: 1px;
    margin-bottom: 1px;
  }
  & [data-part="weekdays"] > * {
    padding: 10px;
    background: var(--tr-surface-2);
    color: var(--tr-text-2);
    font-size: var(--tr-size-sm);
    font-weight: var(--tr-weight-semi);
  }
  & [data-part="day"] {
    position: relative;
    display: flex;
    flex-direction: column;
    gap: 4px;
    min-width: 0;
    min-height: 116px;
    padding: 8px;
    background: var(--tr-surface);
    &[data-outside] {
      background: var(--tr-surface-2);
      color: var(--tr-text-3);
    }
    &[data-today] > time > span[aria-hidden] {
      background: var(--tr-ai);
      color: var(--tr-on-ai);
    }
    &:focus-visible {
      border-radius: var(--tr-radius-sm);
      outline-offset: -3px;
    }
  }
  &[data-variant="roomy"] [data-part="day"] {
    min-height: 240px;
  }
  & time {
    position: relative;
    font-size: var(--tr-size-sm);
    font-weight: var(--tr-weight-semi);
    font-variant-numeric: tabular-nums lining-nums;
    & > span[aria-hidden] {
      display: grid;
      place-items: center;
      width: max-content;
      min-width: 28px;
      height: 28px;
      padding: 0 6px;
      border-radius: var(--tr-radius-full);
    }
  }
  ${entryStyles}
  & [data-part="add"] {
    position: absolute;
    inset-block-start: 8px;
    inset-inline-end: 8px;
    display: grid;
    place-items: center;
    width: 28px;
    height: 28px;
    border-radius: var(--tr-radius-full);
    color: var(--tr-text-3);
    pointer-events: none;
  }
  &[data-addable] [data-part="day"] {
    cursor: pointer;
    @media (hover: hover) {
      &:hover:not(:has([data-part="item"]:hover)) > [data-part="add"] {
        color: var(--tr-on-primary-soft);
        background: var(--tr-primary-soft);
      }
    }
  }
  & [data-part="now"] {
    display: flex;
    gap: 6px;
    align-items: center;
    color: var(--tr-on-ai-soft);
    font-size: var(--tr-size-2xs);
    font-weight: var(--tr-weight-semi);
    line-height: 1;
    &::before {
      content: "";
      flex: none;
      width: 7px;
      height: 7px;
      border-radius: 50%;
      background: var(--tr-ai);
    }
    &::after {
      content: "";
      flex: 1;
      height: 2px;
      border-radius: 1px;
      background: var(--tr-ai);
    }
    @media (forced-colors: active) {
      color: CanvasText;
      &::before,
      &::after {
        background: Highlight;
        forced-color-adjust: none;
      }
    }
  }
  & [data-part="more"] {
    padding-inline: 8px;
    color: var(--tr-text-2);
    font-size: var(--tr-size-xs);
    font-weight: var(--tr-weight-semi);
  }
  & > [data-part="none"] {
    display: none;
    padding: var(--tr-space-6);
    border-radius: var(--tr-radius-lg);
    background: var(--tr-surface-2);
    color: var(--tr-text-2);
    text-align: center;
  }
  & [data-part="invitation"] {
    display: none;
  }
  @container (min-width: 33rem) {
    &[data-variant="roomy"] [data-part="day"]:has(> [data-part="invitation"]) {
      & > [data-part="add"] {
        display: none;
      }
      & > [data-part="invitation"] {
        flex: 1;
        display: grid;
        gap: 6px;
        place-content: center;
        justify-items: center;
        padding: 4px;
        border: 1.5px dashed var(--tr-line-strong);
        border-radius: var(--tr-radius-sm);
        color: var(--tr-text-2);
        font-size: var(--tr-size-xs);
        font-weight: var(--tr-weight-semi);
        text-align: center;
        text-wrap: balance;
      }
      @media (hover: hover) {
        &:hover > [data-part="invitation"] {
          border-color: var(--tr-primary);
          color: var(--tr-on-primary-soft);
          background: var(--tr-primary-soft);
        }
      }
    }
  }
  /* Month cells show up to three items. */
  @container (min-width: 33rem) {
    &[data-variant="compact"] [data-part="item"]:nth-of-type(n + 4) {
      display: none;
    }
  }
  ${listStyles}
  ${phoneMonthStyles}
  @media (forced-colors: active) {
    & > [data-part="grid"] {
      border-radius: 0;
    }
    & > [data-part="none"] {
      border: 1px solid CanvasText;
    }
    & [data-part="day"][data-outside] {
      color: GrayText;
    }
    & [data-part="day"] {
      border: 1px solid CanvasText;
    }
    & [data-part="day"][data-today] {
      border: 3px solid Highlight;
    }
    & [data-part="item"] {
      border-color: CanvasText;
    }
  }
`;
