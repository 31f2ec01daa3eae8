import { styled, type StyledComponent } from "styled-components";
import { buttonStyles } from "../button/button.styles.ts";

/** Label of the file input, styled as a button. */
export const ChooseLabel: StyledComponent<"label"> = styled.label`
  ${buttonStyles}
`;

export const Drop: StyledComponent<"div"> = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: 8px 14px;
  align-items: center;
  padding: 16px;
  border: 1.5px dashed var(--tr-line-strong);
  border-radius: var(--tr-radius-lg);
  color: var(--tr-text-2);
  font-size: var(--tr-size-sm);
  &[data-over] {
    border-color: var(--tr-primary);
    background: var(--tr-primary-soft);
  }
  /* Visually hidden but focusable; its label is the visible button. */
  & > input {
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
  @media (forced-colors: active) {
    &[data-over] {
      border-color: Highlight;
    }
  }
`;

export const List: StyledComponent<"ul"> = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 12px;
    align-items: center;
    padding-block: 6px;
    border-block-end: 1px solid var(--tr-line);
  }
  & strong {
    font-size: var(--tr-size-sm);
    font-weight: var(--tr-weight-semi);
  }
  & [role="progressbar"] {
    margin-block: 6px;
  }
  & small {
    display: block;
    color: var(--tr-text-2);
    font-size: var(--tr-size-xs);
    &.error {
      color: var(--tr-danger);
    }
  }
`;
