import { styled, type StyledComponent } from "styled-components";

export const Root: StyledComponent<"div"> = styled.div`
  position: relative;
  display: flex;
  gap: 5px;
  align-self: flex-start;
  width: max-content;
  padding: 15px 4px;
  & > i {
    width: 7px;
    height: 7px;
    border-radius: 50%;
    background: var(--tr-text-3);
    animation: tr-typing 1.2s var(--tr-ease-inout) infinite;
  }
  & > i:nth-of-type(2) {
    animation-delay: 150ms;
  }
  & > i:nth-of-type(3) {
    animation-delay: 300ms;
  }
  @keyframes tr-typing {
    40% {
      opacity: 0.35;
      translate: 0 -3px;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    & > i {
      animation: none;
    }
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
    & > i {
      forced-color-adjust: none;
      background: CanvasText;
    }
  }
`;
