import { css, type RuleSet } from "styled-components";

/** In narrow containers, a list of days. Days without items are hidden if days can't be selected. */
export const listStyles: RuleSet = css`
  @container (max-width: 32.9375rem) {
    & [data-part="weekdays"],
    &:not([data-addable])
      [data-part="week"]:not(:has([data-active], [data-part="day"]:not([data-outside], [data-empty]))),
    & [data-part="more"],
    &:not([data-choosable]) [data-part="day"][data-outside]:not([data-active]),
    &:not([data-addable]) [data-part="day"][data-empty]:not([data-active]) {
      display: none;
    }
    & [data-part="week"] {
      grid-template-columns: minmax(0, 1fr);
      margin: 0;
    }
    &[data-variant] [data-part="day"] {
      gap: 8px;
      min-height: 0;
      padding: 14px 16px;
      border-bottom: 1px solid var(--tr-line);
    }
    & time > span[aria-hidden] {
      display: none;
    }
    & [data-today] > time > [data-part="date"] {
      width: max-content;
      max-width: 100%;
      padding: 3px 10px;
      border-radius: var(--tr-radius-full);
      background: var(--tr-ai);
      color: var(--tr-on-ai);
    }
    & time > [data-part="date"] {
      position: static;
      display: block;
      width: auto;
      height: auto;
      overflow: visible;
      clip-path: none;
      white-space: normal;
    }
    & [data-part="item"] {
      min-height: 44px;
      font-size: var(--tr-size-sm);
    }
    &[data-empty] > [data-part="grid"] {
      display: none;
    }
    &[data-empty] > [data-part="none"] {
      display: block;
    }
  }
`;
