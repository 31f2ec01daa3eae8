import { styled, type StyledComponent } from "styled-components";
import { edgeFade } from "../scroll-region/edge-fade.ts";
import { tileStyles } from "./tiles.styles.ts";

/** Tabs and panel. The tabs are plain buttons styled from here. */
export const Root: StyledComponent<"div"> = styled.div`
  position: relative;
  /* The last visible tab can end at the edge, so an arrow shows that there are more. */
  &:has(> [data-variant="line"][data-more~="right"])::after,
  &:has(> [data-variant="line"][data-more~="left"])::before {
    content: "";
    position: absolute;
    top: 19px;
    right: 3px;
    z-index: 1;
    width: 9px;
    height: 9px;
    border: solid var(--tr-text-2);
    border-width: 2px 2px 0 0;
    rotate: 45deg;
    pointer-events: none;
  }
  &:has(> [data-variant="line"][data-more~="left"])::before {
    right: auto;
    left: 3px;
    rotate: -135deg;
  }
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
      --edge: 18px;
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
    ${tileStyles}
  }
  &:has(> [data-variant="tiles"]) {
    container-type: inline-size;
  }
  & > [role="tabpanel"] {
    margin-top: var(--tr-space-5);
    outline-offset: 4px;
  }
`;
