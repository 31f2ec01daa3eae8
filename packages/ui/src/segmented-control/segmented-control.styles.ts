import { styled, type StyledComponent } from "styled-components";

export const Root: StyledComponent<"fieldset"> = styled.fieldset`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 3px;
  max-width: 100%;
  padding: 4px;
  border-radius: 14px;
  background: var(--tr-sunken);
  box-shadow: inset 0 0 0 1px var(--tr-edge);
  vertical-align: top;
  &[data-full-width] {
    display: flex;
  }
  & > label {
    position: relative;
    display: flex;
    flex: 1 1 auto;
    gap: 8px;
    align-items: center;
    justify-content: center;
    min-width: 64px;
    min-height: 40px;
    padding: 6px 12px;
    border-radius: 10px;
    color: var(--tr-text-2);
    font-size: var(--tr-size-sm);
    font-weight: var(--tr-weight-semi);
    line-height: 1.2;
    text-align: center;
    overflow-wrap: anywhere;
    cursor: pointer;
    transition:
      background-color var(--tr-dur-fast) var(--tr-ease-out),
      color var(--tr-dur-fast) var(--tr-ease-out);
    & > input {
      appearance: none;
      position: absolute;
      inset: 0;
      margin: 0;
      border-radius: inherit;
      cursor: inherit;
    }
    &:has(> input:checked) {
      color: var(--tr-text);
      background: var(--tr-surface);
      box-shadow:
        inset 0 0 0 1px var(--tr-line),
        var(--tr-shadow-1);
    }
    &:has(> input:disabled) {
      cursor: not-allowed;
      opacity: 0.5;
    }
    @media (hover: hover) {
      &:hover:not(:has(> input:disabled)) {
        color: var(--tr-text);
      }
    }
    &:active:not(:has(> input:is(:checked, :disabled))) {
      background: var(--tr-surface-2);
    }
    @media (pointer: coarse) {
      min-height: var(--tr-control);
    }
    @media (forced-colors: active) {
      border: 1px solid ButtonBorder;
      &:has(> input:checked) {
        border: 3px solid Highlight;
      }
    }
  }
  @media (prefers-reduced-motion: reduce) {
    & > label {
      transition: none;
    }
  }
`;
