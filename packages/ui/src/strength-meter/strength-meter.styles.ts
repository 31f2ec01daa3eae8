import { styled, type StyledComponent } from "styled-components";

export const Root: StyledComponent<"div"> = styled.div`
  display: grid;
  gap: 8px;
  color: var(--tr-text-2);
  font-size: var(--tr-size-sm);
  --on: var(--tr-success);
  &[data-level="weak"] {
    --on: var(--tr-danger);
  }
  &[data-level="medium"] {
    --on: var(--tr-warning);
  }
  & > div {
    display: grid;
    grid-template-columns: repeat(5, 1fr);
    gap: 5px;
  }
  & i {
    height: 7px;
    border-radius: var(--tr-radius-full);
    background: var(--tr-sunken);
    box-shadow: inset 0 0 0 1px var(--tr-line);
    transition: background-color var(--tr-dur-base) var(--tr-ease-out);
    &[data-on] {
      background: var(--on);
      box-shadow: none;
    }
    @media (forced-colors: active) {
      border: 1px solid CanvasText;
      &[data-on] {
        forced-color-adjust: none;
        background: CanvasText;
      }
    }
  }
  & strong {
    color: var(--tr-text);
    font-weight: var(--tr-weight-semi);
  }
`;
