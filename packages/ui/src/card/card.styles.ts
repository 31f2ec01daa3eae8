import { styled, type StyledComponent } from "styled-components";

export const Root: StyledComponent<"section"> = styled.section`
  min-width: 0;
  padding: var(--tr-space-6);
  border-radius: var(--tr-radius-lg);
  background: var(--tr-surface);
  box-shadow:
    inset 0 0 0 1px var(--tr-line),
    var(--tr-shadow-1);
  &[data-padding="none"] {
    padding: 0;
    overflow: hidden;
  }
  & > header {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 12px;
    align-items: center;
    justify-content: space-between;
    margin-bottom: var(--tr-space-4);
  }
  @media (max-width: 767px) {
    &[data-padding="normal"] {
      padding: 18px;
    }
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;
