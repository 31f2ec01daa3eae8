import { styled, type StyledComponent } from "styled-components";

export const Root: StyledComponent<"ul"> = styled.ul`
  display: grid;
  flex: 1;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  grid-auto-rows: 1fr;
  gap: 14px;
  &[data-featured] {
    grid-template-rows: 1fr;
    grid-template-columns: minmax(0, 1fr);
    grid-auto-rows: auto;
    gap: 10px;
  }
  @media (min-width: 840px) and (max-width: 1100px) {
    &[data-featured] {
      grid-template: none / repeat(2, minmax(0, 1fr));
      column-gap: 14px;
      & > :first-child {
        grid-row: 1 / span 3;
      }
    }
  }
  @media (max-width: 767px) {
    &:not([data-featured]) {
      grid-template-columns: minmax(0, 1fr);
      grid-auto-rows: auto;
      gap: 10px;
    }
  }
`;
