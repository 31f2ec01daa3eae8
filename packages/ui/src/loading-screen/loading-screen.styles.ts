import { keyframes, styled, type StyledComponent } from "styled-components";

const draw = keyframes`
  0% {
    stroke-dashoffset: 1;
  }
  45%,
  70% {
    stroke-dashoffset: 0;
  }
  100% {
    stroke-dashoffset: -1;
  }
`;

const open = keyframes`
  0%,
  30% {
    transform: scale(0);
  }
  50%,
  72% {
    transform: scale(1);
  }
  90%,
  100% {
    transform: scale(0);
  }
`;

export const Root: StyledComponent<"div"> = styled.div`
  position: fixed;
  inset: 0;
  z-index: var(--tr-z-overlay);
  display: grid;
  place-content: center;
  justify-items: center;
  gap: var(--tr-space-4);
  background: var(--tr-frame);
  color: var(--tr-on-frame-muted);
  font-weight: 550;
  & > svg {
    fill: none;
    stroke: var(--tr-frame-leaf-2);
    stroke-width: 3.4;
    stroke-linecap: round;
  }
  & [data-part="leaf"] {
    fill: var(--tr-frame-leaf-2);
    stroke: none;
    transform-origin: 16px 14.9px;
  }
  & > p {
    min-height: 1.5em;
  }
  @media (prefers-reduced-motion: no-preference) {
    & [data-part="stem"] {
      stroke-dasharray: 1 2;
      animation: ${draw} 1.8s var(--tr-ease-inout) infinite;
    }
    & [data-part="leaf"] {
      animation: ${open} 1.8s var(--tr-ease-out) infinite;
    }
  }
`;
