import { styled, type StyledComponent } from "styled-components";

export const Root: StyledComponent<"button"> = styled.button`
  display: inline-flex;
  gap: 6px;
  align-items: center;
  min-height: 32px;
  padding: 4px 12px;
  border: 0;
  border-radius: var(--tr-radius-full);
  color: var(--tr-text-2);
  background: var(--tr-surface-2);
  box-shadow: inset 0 0 0 1px var(--tr-line);
  font-size: var(--tr-size-xs);
  font-weight: var(--tr-weight-semi);
  line-height: 1.2;
  text-align: center;
  cursor: pointer;

  & > svg {
    flex: none;
  }

  &:hover {
    color: var(--tr-text);
    background: var(--tr-sunken);
  }

  @media (pointer: coarse) {
    min-height: 44px;
  }

  @media (forced-colors: active) {
    border: 1px solid ButtonBorder;
  }
`;
