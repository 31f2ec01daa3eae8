import { styled, type StyledComponent } from "styled-components";

export const Root: StyledComponent<"nav"> = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
  align-items: center;
  & > ul {
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & li > * {
    display: grid;
    place-items: center;
    min-width: var(--tr-control);
    height: var(--tr-control);
    padding: 0 6px;
    color: var(--tr-text-2);
    font-weight: var(--tr-weight-semi);
    font-variant-numeric: tabular-nums;
  }
  & li > button {
    border: 0;
    border-radius: var(--tr-radius-md);
    background: none;
    cursor: pointer;
    @media (hover: hover) {
      &:hover {
        background: var(--tr-surface-2);
      }
    }
    &[aria-current] {
      color: var(--tr-on-primary-soft);
      background: var(--tr-primary-soft);
      box-shadow: inset 0 0 0 1px var(--tr-edge);
    }
    @media (forced-colors: active) {
      border: 1px solid ButtonBorder;
      &[aria-current] {
        border: 3px solid Highlight;
      }
    }
  }
  & > p {
    min-width: 0;
    color: var(--tr-text-2);
    font-size: var(--tr-size-sm);
    overflow-wrap: anywhere;
  }
  @media (max-width: 479px) {
    flex-wrap: nowrap;
    justify-content: space-between;
    & > ul {
      display: none;
    }
  }
  @media (min-width: 480px) {
    & > p {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  }
`;
