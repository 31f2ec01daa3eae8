import { styled, type StyledComponent } from "styled-components";

export const Root: StyledComponent<"span"> = styled.span`
  display: inline-grid;
  flex: none;
  & > i {
    width: 100%;
    height: 100%;
    border: 0.14em solid color-mix(in srgb, currentColor 28%, transparent);
    border-top-color: currentColor;
    border-radius: 50%;
    animation: tr-spin 720ms linear infinite;
  }
  @keyframes tr-spin {
    to {
      rotate: 1turn;
    }
  }
  @media (forced-colors: active) {
    & > i {
      forced-color-adjust: none;
      border-color: transparent;
      border-top-color: CanvasText;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    & > i {
      animation: tr-spin 3s steps(8) infinite;
    }
  }
`;
