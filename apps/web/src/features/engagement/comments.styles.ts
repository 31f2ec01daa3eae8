import { Card } from "@trellis/ui/card";
import { styled, type StyledComponent } from "styled-components";

/** The heading has the same padding as the rows below it. */
export const InboxCard: typeof Card = styled(Card)`
  overflow: clip;
  & > header {
    margin: 0;
    padding: var(--tr-space-4) var(--tr-space-5);
  }
`;

/** The rows are in the first column. The conversation fills the second column, or follows its row on small screens. */
export const Inbox: StyledComponent<"ul"> = styled.ul`
  border-top: 1px solid var(--tr-line);
  & > li > button {
    display: grid;
    grid-template-columns: auto minmax(min-content, 1fr) minmax(0, auto);
    gap: 0 12px;
    align-items: baseline;
    width: 100%;
    padding: 14px var(--tr-space-5);
    border: 0;
    border-inline-start: 3px solid transparent;
    border-bottom: 1px solid var(--tr-line);
    color: inherit;
    background: none;
    font: inherit;
    font-size: var(--tr-size-sm);
    text-align: start;
    cursor: pointer;
    &:hover {
      background: var(--tr-surface-2);
    }
    &[aria-expanded="true"] {
      border-inline-start-color: var(--tr-primary);
      background: var(--tr-primary-soft);
    }
    &:focus-visible {
      outline-offset: -3px;
    }
    @media (forced-colors: active) {
      border-inline-start-color: Canvas;
      &[aria-expanded="true"] {
        border-inline-start-color: Highlight;
      }
    }
    & > b {
      overflow-wrap: break-word;
    }
    & small {
      color: var(--tr-text-2);
      font-size: var(--tr-size-xs);
    }
    & > [data-part="face"] {
      position: relative;
      grid-row: 1 / span 4;
      align-self: start;
      & > [data-brand] {
        position: absolute;
        inset: auto -7px -7px auto;
        width: 22px;
        height: 22px;
        border: 2px solid var(--tr-surface);
        border-radius: 8px;
        & > svg {
          width: 12px;
        }
      }
    }
    & > [data-part="text"] {
      grid-column: 2 / -1;
      color: var(--tr-text-2);
      overflow-wrap: anywhere;
    }
    & > [data-part="facts"] {
      display: flex;
      flex-wrap: wrap;
      grid-column: 2 / -1;
      gap: 6px;
      align-items: center;
      margin-top: 6px;
    }
  }
  /* The conversation below the open row shows the likes. */
  @media (max-width: 899px) {
    & > li > button[aria-expanded="true"] > [data-part="facts"] > small {
      display: none;
    }
  }
  @media (max-width: 479px) {
    & > li > button > small {
      grid-column: 2 / -1;
    }
  }
  @media (min-width: 900px) {
    display: grid;
    grid-template-rows: repeat(6, auto) 1fr;
    grid-template-columns: minmax(300px, 2fr) minmax(0, 3fr);
    & > li {
      display: contents;
    }
    & > li > button {
      grid-column: 1;
      border-inline-end: 1px solid var(--tr-line);
    }
    & > li > [data-part="conversation"] {
      grid-row: 1 / -1;
      grid-column: 2;
    }
  }
`;
