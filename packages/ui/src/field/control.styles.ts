import { css } from "styled-components";

/** Styles of text controls: native inputs, textareas and embedded payment fields. */
export const controlStyles: ReturnType<typeof css> = css`
  width: 100%;
  min-height: var(--tr-control-input);
  padding: 0 14px;
  border: 0;
  border-radius: var(--tr-radius-control);
  outline: 0;
  color: var(--tr-text);
  background: var(--tr-surface);
  font-family: var(--tr-font-text);
  font-size: 1rem;
  line-height: 1.35;
  box-shadow: inset 0 0 0 1.25px var(--tr-line-strong);
  transition: box-shadow var(--tr-dur-fast) var(--tr-ease-out);
  &::placeholder {
    color: var(--tr-text-3);
    opacity: 1;
  }
  &:focus,
  &[data-focused] {
    box-shadow:
      inset 0 0 0 2px var(--tr-primary),
      0 0 0 4px var(--tr-halo);
  }
  &[aria-invalid="true"],
  &[data-invalid] {
    box-shadow: inset 0 0 0 2px var(--tr-danger);
    &:focus,
    &[data-focused] {
      box-shadow:
        inset 0 0 0 2px var(--tr-danger),
        0 0 0 4px var(--tr-halo-danger);
    }
  }
  /* :read-only also matches every non-editable element, such as an embedded payment field. */
  &:is(input, textarea):read-only:not(:disabled) {
    background: var(--tr-surface-2);
    box-shadow: inset 0 0 0 1px var(--tr-line);
  }
  &:disabled,
  &[data-disabled] {
    cursor: not-allowed;
    opacity: 0.6;
  }
  @media (forced-colors: active) {
    border: 1px solid FieldText;
    &:focus,
    &[data-focused] {
      outline: 2px solid Highlight;
      outline-offset: 1px;
    }
    &[aria-invalid="true"],
    &[data-invalid] {
      border-width: 3px;
    }
  }
`;
