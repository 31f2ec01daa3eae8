import { styled, type StyledComponent } from "styled-components";

export const Root: StyledComponent<"span"> = styled.span`
  display: inline-flex;
  gap: 7px;
  align-items: center;
  max-width: 100%;
  min-height: 34px;
  padding-inline: 12px;
  border-radius: var(--tr-radius-control-sm);
  color: var(--tr-text);
  background: var(--tr-surface-2);
  box-shadow: inset 0 0 0 1px var(--tr-line);
  font-size: var(--tr-size-sm);
  font-weight: 550;
  line-height: 1.35;
  & > .words {
    min-width: 0;
    padding-block: 6px;
    overflow-wrap: anywhere;
  }
  &[data-removable] {
    padding-inline-end: 3px;
  }
  &[data-disabled] {
    color: var(--tr-text-3);
    background: none;
  }
  & > button {
    position: relative;
    display: grid;
    flex: none;
    place-items: center;
    width: 28px;
    height: 28px;
    padding: 0;
    border: 0;
    border-radius: 8px;
    color: var(--tr-text-2);
    background: none;
    cursor: pointer;
    &:focus-visible {
      outline-offset: -2px;
    }
    &:disabled {
      cursor: not-allowed;
      opacity: 0.5;
    }
    @media (hover: hover) {
      &:hover:not(:disabled) {
        color: var(--tr-on-danger-soft);
        background: var(--tr-danger-soft);
      }
    }
    &:active:not(:disabled) {
      color: var(--tr-on-danger-soft);
      background: var(--tr-danger-soft);
    }
  }
  @media (pointer: coarse) {
    min-height: var(--tr-control);
    & > button {
      width: var(--tr-control);
      height: var(--tr-control);
      margin-inline-end: -1px;
    }
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;
