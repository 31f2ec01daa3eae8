import { styled, type StyledComponent } from "styled-components";

/** A row that scrolls sideways, so that the messages keep most of the panel. */
export const Root: StyledComponent<"ul"> = styled.ul`
  display: flex;
  flex: none;
  gap: 8px;
  overflow-x: auto;
  padding: 10px 14px 2px;
  scroll-padding: 14px;
  scrollbar-width: none;
  mask: linear-gradient(90deg, #000 calc(100% - 28px), transparent);
  &:dir(rtl) {
    mask: linear-gradient(270deg, #000 calc(100% - 28px), transparent);
  }
  & > li {
    flex: none;
  }
  & > li:last-child {
    padding-inline-end: 20px;
  }
  & button {
    max-width: min(330px, 100vw - 64px);
    height: 100%;
    min-height: 34px;
    padding: 6px 12px;
    border: 0;
    border-radius: 17px;
    color: var(--tr-on-ai-soft);
    background: var(--tr-ai-soft);
    box-shadow: inset 0 0 0 1px var(--tr-edge);
    font-size: var(--tr-size-sm);
    font-weight: 550;
    line-height: 1.3;
    text-align: start;
    text-wrap: balance;
    overflow-wrap: anywhere;
    cursor: pointer;
    &:focus-visible {
      outline-offset: -2px;
    }
    @media (hover: hover) {
      &:hover {
        box-shadow: inset 0 0 0 1.5px var(--tr-ai);
      }
    }
    @media (pointer: coarse) {
      min-height: 44px;
    }
    @media (forced-colors: active) {
      border: 1px solid ButtonBorder;
    }
  }
`;
