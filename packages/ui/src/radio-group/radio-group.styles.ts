import { styled, type StyledComponent } from "styled-components";
import { cardStyles } from "./cards.styles.ts";

export const Root: StyledComponent<"fieldset"> = styled.fieldset`
  & > legend {
    padding: 0;
    margin-bottom: 7px;
    font-size: var(--tr-size-sm);
    font-weight: var(--tr-weight-semi);
  }
  & > .hint {
    margin: -3px 0 8px;
    color: var(--tr-text-2);
    font-size: var(--tr-size-xs);
  }
  & > .error {
    margin-top: 7px;
  }
  & label {
    position: relative;
    display: grid;
    grid-template-columns: auto auto minmax(0, 1fr);
    align-items: center;
    min-height: var(--tr-control);
    padding-block: 6px;
    overflow-wrap: anywhere;
    cursor: pointer;
    &:has(> input:disabled) {
      cursor: not-allowed;
      opacity: 0.5;
    }
    & > .start {
      display: grid;
      margin-inline-end: 12px;
    }
    & small {
      display: block;
      color: var(--tr-text-2);
      font-size: var(--tr-size-sm);
      line-height: 1.4;
    }
  }
  & input {
    appearance: none;
    display: grid;
    place-items: center;
    width: 24px;
    height: 24px;
    margin: 0;
    margin-inline-end: 12px;
    border-radius: 50%;
    background: var(--tr-surface);
    box-shadow: inset 0 0 0 1.5px var(--tr-line-strong);
    cursor: inherit;
    transition: box-shadow var(--tr-dur-fast) var(--tr-ease-out);
    &:checked {
      box-shadow: inset 0 0 0 7px var(--tr-primary);
    }
    @media (forced-colors: active) {
      appearance: auto;
    }
    @media (prefers-reduced-motion: reduce) {
      transition: none;
    }
  }
  &[aria-invalid="true"] input:not(:checked) {
    box-shadow: inset 0 0 0 2px var(--tr-danger);
  }
  ${cardStyles}
  &[aria-invalid="true"][data-variant="cards"] > .options > label:not(:has(> input:checked)) {
    box-shadow: inset 0 0 0 1.5px var(--tr-danger);
  }
`;
