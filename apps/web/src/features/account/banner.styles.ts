import { styled } from "styled-components";

export const Root = styled.aside`
  display: flex;
  flex-wrap: wrap;
  gap: var(--tr-space-2) var(--tr-space-3);
  align-items: center;
  padding: 10px 16px;
  border-radius: var(--tr-radius-lg);
  background: var(--tr-info-soft);
  box-shadow: inset 0 0 0 1px var(--tr-edge);
  color: var(--tr-on-info-soft);
  &[data-kind="deletion"] {
    background: var(--tr-warning-soft);
    color: var(--tr-on-warning-soft);
  }
  & > svg {
    flex: none;
  }
  & > p {
    flex: 1 1 24ch;
    min-width: 0;
    font-weight: var(--tr-weight-semi);
    overflow-wrap: anywhere;
  }
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--tr-space-2);
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

export const iconProps = { size: 20, strokeWidth: 1.75, "aria-hidden": true } as const;
