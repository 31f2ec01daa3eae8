import { styled, type StyledComponent } from "styled-components";

export const Panel: StyledComponent<"div"> = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--tr-space-4);
  justify-items: stretch;
  & > svg {
    justify-self: center;
    height: 160px;
  }
  & > [data-part="actions"] {
    display: grid;
    gap: var(--tr-space-3);
  }
  & > [role="status"] {
    color: var(--tr-text-2);
    font-size: var(--tr-size-sm);
    text-align: center;
    text-wrap: balance;
  }
  @media (max-width: 767px) {
    & > svg {
      height: 120px;
    }
  }
`;
