import { styled, type StyledComponent } from "styled-components";

/** The suggested topics, below their label. */
export const Root: StyledComponent<"div"> = styled.div`
  display: grid;
  gap: 8px;
  margin-top: -8px;
  & > p {
    color: var(--tr-text-2);
    font-size: var(--tr-size-sm);
  }
`;

/** The topics, one button each. */
export const Chips: StyledComponent<"ul"> = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  & > li {
    max-width: 100%;
  }
  & button {
    display: flex;
    gap: 6px;
    align-items: center;
    max-width: 100%;
    min-height: 34px;
    padding: 6px 12px;
    border: 0;
    border-radius: var(--tr-radius-full);
    color: var(--tr-on-primary-soft);
    background: var(--tr-primary-soft);
    box-shadow: inset 0 0 0 1px var(--tr-edge);
    font-size: var(--tr-size-sm);
    font-weight: 550;
    line-height: 1.3;
    text-align: start;
    overflow-wrap: anywhere;
    cursor: pointer;
    & > svg {
      flex: none;
    }
    &[aria-pressed="true"] {
      box-shadow: inset 0 0 0 2px var(--tr-primary);
    }
    @media (hover: hover) {
      &:hover {
        background: var(--tr-primary-soft-hover);
      }
    }
    @media (pointer: coarse) {
      min-height: 44px;
    }
    @media (forced-colors: active) {
      border: 1px solid ButtonBorder;
      &[aria-pressed="true"] {
        border: 2px solid Highlight;
      }
    }
  }
`;
