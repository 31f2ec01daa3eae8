import { styled, type StyledComponent } from "styled-components";
import { edgeFade } from "../scroll-region/edge-fade.ts";
import { sortButtonStyles } from "./sort-button.styles.ts";

/** Table, scroll container and footer. Cells are plain elements styled from here. */
export const Root: StyledComponent<"div"> = styled.div`
  min-width: 0;
  & > [role="group"] {
    ${edgeFade}
    margin-inline: -6px;
    padding-inline: 6px;
    overscroll-behavior: auto;
  }
  & table {
    width: 100%;
    border-collapse: separate;
    border-spacing: 0;
  }
  & caption {
    padding-bottom: var(--tr-space-3);
    font-family: var(--tr-font-display);
    font-size: var(--tr-size-lg);
    font-weight: 650;
    text-align: start;
    overflow-wrap: anywhere;
  }
  & caption[data-hidden] {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  & :is(th, td) {
    min-width: 64px;
    max-width: 40ch;
    padding: 11px 10px;
    border-bottom: 1px solid var(--tr-line);
    text-align: start;
    vertical-align: top;
    overflow-wrap: break-word;
    &:first-child {
      padding-inline-start: 0;
    }
    &:last-child {
      padding-inline-end: 0;
    }
  }
  & th {
    font-weight: inherit;
  }
  & thead th {
    padding-block: 0 4px;
    color: var(--tr-text-2);
    font-size: var(--tr-size-sm);
    font-weight: 550;
    vertical-align: bottom;
  }
  & thead th:not(:has(button)) {
    padding-block-end: 10px;
  }
  & tbody tr:last-child > * {
    border-bottom: 0;
  }
  & [data-numeric] {
    font-variant-numeric: tabular-nums lining-nums;
    text-align: end;
    white-space: nowrap;
  }
  ${sortButtonStyles}
  @media (hover: hover) {
    & thead button:hover {
      background: var(--tr-surface-2);
      color: var(--tr-text);
    }
    & tbody tr:not([data-part]):hover > * {
      background: var(--tr-surface-2);
    }
  }
  & tr[data-part="empty"] > td {
    max-width: none;
    padding: var(--tr-space-6) 0;
    color: var(--tr-text-2);
    text-align: center;
    white-space: normal;
  }
  & > [data-part="more"] {
    display: flex;
    gap: var(--tr-space-2);
    margin-top: var(--tr-space-4);
    & > button {
      flex: 1;
    }
  }
  @media (max-width: 767px) {
    & [data-minor] {
      display: none;
    }
  }
  @media (pointer: coarse) {
    & thead button {
      min-height: 44px;
    }
  }
`;
