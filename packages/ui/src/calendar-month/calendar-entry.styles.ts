import { css, type RuleSet } from "styled-components";

/** Calendar items: the color shows the platform and the border style the status. */
export const entryStyles: RuleSet = css`
  /* Chart colors, because the brands' reds and pinks look alike as tints. */
  & [data-brand="youtube"] {
    --tint: var(--tr-d3);
  }
  & [data-brand="instagram"] {
    --tint: var(--tr-d5);
  }
  & [data-brand="tiktok"] {
    --tint: var(--tr-d4);
  }
  & [data-brand="facebook"] {
    --tint: var(--tr-facebook);
  }
  & [data-part="item"] {
    display: flex;
    gap: 6px;
    align-items: center;
    width: 100%;
    min-height: 28px;
    padding: 4px 8px;
    border: 1px solid var(--tr-edge);
    border-radius: var(--tr-radius-sm);
    background: var(--tr-surface-2);
    color: var(--tr-text);
    font-size: var(--tr-size-xs);
    line-height: 1.3;
    text-align: start;
    &[data-brand] {
      padding-inline-start: 10px;
      background: color-mix(in oklab, var(--tint) 13%, var(--tr-surface));
      background-clip: padding-box;
      box-shadow: inset 4px 0 0 var(--tint);
      &:dir(rtl) {
        box-shadow: inset -4px 0 0 var(--tint);
      }
      & > svg:first-child {
        color: var(--tint);
      }
    }
    &[data-status="posted"] {
      color: var(--tr-text-2);
      background: color-mix(in oklab, var(--tint, var(--tr-line)) 9%, var(--tr-surface));
      & > svg:last-child {
        color: var(--tr-success);
      }
    }
    &[data-status="draft"] {
      border-color: var(--tr-line-strong);
      background: var(--tr-surface);
    }
    &[data-status="planned"] {
      border: 1px dashed var(--tr-line-strong);
      background: var(--tr-surface);
    }
    & > [data-part="words"] {
      position: relative;
      flex: 1;
      min-width: 0;
      overflow-wrap: anywhere;
    }
    & b {
      font-weight: var(--tr-weight-semi);
      font-variant-numeric: tabular-nums lining-nums;
    }
  }
  & button[data-part="item"] {
    cursor: pointer;
    &:focus-visible {
      outline-offset: 1px;
    }
    &:active {
      background: var(--tr-sunken);
    }
    @media (hover: hover) {
      &:hover:not(:active) {
        border-color: var(--tr-line-strong);
      }
    }
    @media (pointer: coarse) {
      min-height: 44px;
    }
  }
  /* In the grid's narrow cells, the icons and time share a line and the title moves to the next one. */
  @container (min-width: 33rem) {
    & [data-part="item"] {
      position: relative;
      display: grid;
      grid-template: "brand time status" auto "title title title" auto / auto minmax(0, 1fr) auto;
      gap: 0 5px;
      & > [data-part="words"] {
        display: contents;
      }
      & > svg:last-child {
        grid-area: status;
      }
      & b {
        grid-area: time;
        white-space: nowrap;
      }
      & bdi {
        grid-area: title;
        hyphens: auto;
        overflow-wrap: break-word;
      }
    }
    &[data-variant="roomy"] [data-part="item"] {
      gap: 4px 5px;
      padding-block: 8px 10px;
      & b {
        color: var(--tr-text-2);
        font-weight: 550;
      }
      & bdi {
        color: var(--tr-text);
        font-size: var(--tr-size-sm);
        font-weight: var(--tr-weight-semi);
      }
    }
  }
  /* On tablets, the time doesn't fit beside the icons. */
  @container (min-width: 33rem) and (max-width: 56rem) {
    & [data-part="item"][data-part] {
      grid-template: "brand . status" auto "time time time" auto "title title title" auto / auto minmax(0, 1fr) auto;
      gap: 2px 0;
      padding-inline: 9px 5px;
    }
  }
  @container (min-width: 33rem) and (max-width: 45rem) {
    & [data-part="day"] {
      padding-inline: 4px;
    }
    & [data-part="now"] {
      gap: 4px;
      white-space: nowrap;
    }
  }
`;
