import { styled, type StyledComponent } from "styled-components";

/** Text field with the send button in its lower corner. */
export const Root: StyledComponent<"form"> = styled.form`
  display: grid;
  align-items: end;
  padding: 10px 12px 12px;
  background: var(--tr-surface);
  & > * {
    grid-area: 1 / 1;
  }
  & > textarea {
    min-width: 0;
    min-height: calc(2lh + 20px);
    max-height: 140px;
    padding: 10px 14px;
    padding-inline-end: calc(var(--tr-control) + 16px);
    border: 0;
    border-radius: 18px;
    outline: 0;
    background: var(--tr-surface-2);
    color: var(--tr-text);
    font-size: 1rem;
    line-height: 1.35;
    box-shadow: inset 0 0 0 1px var(--tr-line-strong);
    resize: none;
    field-sizing: content;
    scrollbar-width: thin;
    unicode-bidi: plaintext;
  }
  & > textarea::placeholder {
    color: var(--tr-text-3);
    opacity: 1;
  }
  & > textarea:focus {
    box-shadow: inset 0 0 0 2px var(--tr-primary);
  }
  & > textarea:disabled {
    cursor: not-allowed;
    opacity: 0.6;
  }
  & > button {
    display: grid;
    place-items: center;
    justify-self: end;
    margin: 8px;
    width: var(--tr-control);
    height: var(--tr-control);
    padding: 0;
    border: 0;
    border-radius: var(--tr-radius-md);
    background: var(--tr-primary);
    color: var(--tr-on-primary);
    box-shadow: var(--tr-shadow-ledge);
    cursor: pointer;
    transition: background-color var(--tr-dur-fast) var(--tr-ease-out);
  }
  & > button:disabled {
    cursor: not-allowed;
    background: var(--tr-line);
    color: var(--tr-text-2);
    box-shadow: none;
  }
  & > button:active:not(:disabled) {
    background: var(--tr-primary-press);
  }
  @media (hover: hover) {
    & > button:hover:not(:disabled, :active) {
      background: var(--tr-primary-hover);
    }
  }
  @media (forced-colors: active) {
    & > :is(textarea, button) {
      border: 1px solid ButtonBorder;
    }
    & > textarea:focus {
      outline: 2px solid Highlight;
    }
  }
`;
