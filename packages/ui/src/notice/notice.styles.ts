import { styled, type StyledComponent } from "styled-components";

export const Root: StyledComponent<"div"> = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px 14px;
  align-items: center;
  padding: 14px 16px;
  border-radius: var(--tr-radius-lg);
  box-shadow: inset 0 0 0 1px var(--tr-edge);
  &[data-kind="info"] {
    color: var(--tr-on-info-soft);
    background: var(--tr-info-soft);
  }
  &[data-kind="success"] {
    color: var(--tr-on-success-soft);
    background: var(--tr-success-soft);
  }
  &[data-kind="warning"] {
    color: var(--tr-on-warning-soft);
    background: var(--tr-warning-soft);
  }
  &[data-kind="danger"] {
    color: var(--tr-on-danger-soft);
    background: var(--tr-danger-soft);
  }
  & > svg {
    flex: none;
  }
  &[data-long] > svg {
    align-self: start;
  }
  & > .words {
    flex: 1 1 20ch;
    min-width: 0;
    & > strong {
      display: block;
      font-weight: var(--tr-weight-semi);
    }
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;
