import { styled, type StyledComponent } from "styled-components";

export const Root: StyledComponent<"span"> = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 4px;
  align-items: center;
  /* Key sequences read from left to right in every language. */
  direction: ltr;
  color: var(--tr-text-2);
  font-size: var(--tr-size-xs);
  & > kbd {
    display: inline-grid;
    place-items: center;
    min-width: 24px;
    min-height: 24px;
    padding: 2px 6px;
    border-radius: var(--tr-radius-xs);
    color: var(--tr-text);
    background: var(--tr-surface);
    box-shadow:
      inset 0 0 0 1px var(--tr-line-hover),
      inset 0 -2px 0 var(--tr-line-hover);
    font-family: var(--tr-font-text);
    font-size: var(--tr-size-2xs);
    font-weight: var(--tr-weight-semi);
    line-height: 1.2;
    overflow-wrap: anywhere;
    @media (forced-colors: active) {
      border: 1px solid CanvasText;
    }
  }
`;
