import { styled, type StyledComponent } from "styled-components";

export const Root: StyledComponent<"span"> = styled.span`
  display: inline-grid;
  flex: none;
  place-items: center;
  overflow: hidden;
  border-radius: 30%;
  color: var(--tr-on-ai-soft);
  background: var(--tr-ai-soft);
  box-shadow: inset 0 0 0 1px var(--tr-edge);
  font-family: var(--tr-font-text);
  font-weight: var(--tr-weight-bold);
  line-height: 1;
  user-select: none;
  &[data-tint="1"] {
    color: var(--tr-on-primary-soft);
    background: var(--tr-primary-soft);
  }
  &[data-tint="2"] {
    color: var(--tr-on-info-soft);
    background: var(--tr-info-soft);
  }
  &[data-tint="3"] {
    color: var(--tr-on-danger-soft);
    background: var(--tr-danger-soft);
  }
  & > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;
