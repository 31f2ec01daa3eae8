import { styled, type StyledComponent } from "styled-components";

export const Root: StyledComponent<"div"> = styled.div`
  position: relative;
  height: 10px;
  border-radius: var(--tr-radius-full);
  background: var(--tr-sunken);
  box-shadow: inset 0 0 0 1px var(--tr-line);
  & > i {
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    border-radius: inherit;
    background: linear-gradient(90deg, var(--tr-progress-start), var(--tr-progress));
    transition: width var(--tr-dur-grow) var(--tr-ease-out);
  }
  & > svg {
    position: absolute;
    top: 50%;
    translate: -9px -74%;
    transition:
      inset-inline-start var(--tr-dur-grow) var(--tr-ease-out),
      scale var(--tr-dur-base) var(--tr-ease-out);
    overflow: visible;
  }
  &[data-empty] > svg {
    scale: 0;
  }
  &:dir(rtl) > svg {
    translate: 9px -74%;
  }
  @media (prefers-reduced-motion: reduce) {
    & > i,
    & > svg {
      transition: none;
    }
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
    & > i {
      forced-color-adjust: none;
      background: Highlight;
    }
  }
`;
