import { styled, type StyledComponent } from "styled-components";

export const Root: StyledComponent<"section"> = styled.section`
  display: grid;
`;

export const Tips: StyledComponent<"ul"> = styled.ul`
  display: grid;
  gap: 14px;
  & > li {
    display: grid;
  }
  & [data-part="tip"] {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 4px 14px;
    align-content: center;
    height: 100%;
    padding: 16px 18px;
    overflow-wrap: anywhere;
    & > svg {
      grid-row: span 2;
      align-self: center;
      color: var(--tr-on-ai-soft);
    }
    & > h3 {
      font-size: var(--tr-size-md);
    }
    & > p {
      color: var(--tr-text-2);
      font-size: var(--tr-size-sm);
    }
  }
`;
