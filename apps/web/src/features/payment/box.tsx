import { styled } from "styled-components";

/** A frame around the facts of a payment. */
export const Box = styled.div`
  padding: 4px 16px;
  border-radius: var(--tr-radius-lg);
  background: var(--tr-surface-2);
  box-shadow: inset 0 0 0 1px var(--tr-line);
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;
