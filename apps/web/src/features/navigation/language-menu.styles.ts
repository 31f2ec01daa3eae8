import { styled, type StyledComponent } from "styled-components";

export const Root: StyledComponent<"label"> = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  gap: var(--tr-space-2);
  min-height: var(--tr-control);
  padding-inline: var(--tr-space-3);
  border-radius: var(--tr-radius-md);
  color: var(--tr-text-2);
  font-size: var(--tr-size-sm);
  font-weight: var(--tr-weight-semi);
  cursor: pointer;
  &:hover {
    background: var(--tr-surface-2);
  }
  &:focus-within:has(:focus-visible) {
    outline: 2px solid var(--tr-focus);
  }
  & > select {
    appearance: none;
    position: absolute;
    inset: 0;
    padding-inline-start: 38px;
    border: 0;
    border-radius: inherit;
    background: transparent;
    color: transparent;
    cursor: inherit;
  }
  & option {
    color: var(--tr-text);
    background: var(--tr-surface);
  }
`;
