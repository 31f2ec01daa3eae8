import { styled, type StyledComponent } from "styled-components";
import { buttonStyles } from "../button/button.styles.ts";

/** Label of the file input, styled as a button. */
export const ChooseLabel: StyledComponent<"label"> = styled.label`
  ${buttonStyles}
`;

export const Root: StyledComponent<"div"> = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 12px 20px;
  align-items: center;
  padding: 12px;
  border: 1.5px dashed transparent;
  border-radius: var(--tr-radius-lg);
  transition: background-color var(--tr-dur-fast) var(--tr-ease-out);
  &[data-over] {
    border-color: var(--tr-primary);
    background: var(--tr-primary-soft);
  }
  & > .words {
    display: grid;
    gap: 8px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & .label {
    font-weight: var(--tr-weight-semi);
  }
  & .hint {
    color: var(--tr-text-2);
    font-size: var(--tr-size-sm);
  }
  & .progress {
    margin-block: 18px 16px;
  }
  & .actions {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  /* Visually hidden but focusable; its label is the visible button. */
  & input {
    position: absolute;
    width: 1px;
    height: 1px;
    opacity: 0;
    overflow: hidden;
    &:focus-visible + label {
      outline: 2px solid var(--tr-focus);
      outline-offset: 2px;
    }
    &:disabled + label {
      cursor: not-allowed;
      opacity: 0.5;
    }
  }
  /* Avoids a layout shift: depending on the font, a typical hint takes one or two lines. */
  @media (max-width: 767px) {
    & .hint {
      min-height: 2lh;
    }
  }
  @media (max-width: 359px) {
    grid-template-columns: minmax(0, 1fr);
  }
  @media (forced-colors: active) {
    &[data-over] {
      border-color: Highlight;
    }
  }
`;
