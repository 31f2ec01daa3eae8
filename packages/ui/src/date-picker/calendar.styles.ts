import { styled, type StyledComponent } from "styled-components";

export const Root: StyledComponent<"div"> = styled.div`
  & > .month {
    display: flex;
    align-items: center;
    justify-content: space-between;
    margin-block-end: 4px;
    text-align: center;
  }
  & > [role="grid"] {
    display: grid;
    grid-template-columns: repeat(7, minmax(0, 40px));
    @media (pointer: coarse) {
      grid-template-columns: repeat(7, minmax(0, 44px));
    }
    font-variant-numeric: tabular-nums;
  }
  & [role="row"] {
    display: contents;
  }
  & [role="columnheader"] {
    padding-block-end: 4px;
    overflow: hidden;
    color: var(--tr-text-2);
    font-size: var(--tr-size-xs);
    font-weight: var(--tr-weight-medium);
    text-align: center;
    white-space: nowrap;
  }
  & [role="gridcell"] > button {
    display: grid;
    place-items: center;
    width: 100%;
    height: 44px;
    padding: 0;
    border: 0;
    border-radius: var(--tr-radius-md);
    color: var(--tr-text);
    background: none;
    font-size: var(--tr-size-sm);
    cursor: pointer;
    @media (hover: hover) {
      &:hover:not(:disabled) {
        background: var(--tr-surface-2);
      }
    }
    &[aria-current="date"] {
      font-weight: var(--tr-weight-bold);
      text-decoration: underline 2px;
      text-underline-offset: 4px;
    }
    &:disabled {
      cursor: not-allowed;
      opacity: 0.5;
    }
  }
  & [aria-selected="true"] > button {
    color: var(--tr-on-primary);
    background: var(--tr-primary);
    @media (forced-colors: active) {
      border: 3px solid Highlight;
    }
  }
`;
