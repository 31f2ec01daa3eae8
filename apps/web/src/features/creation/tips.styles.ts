import { styled, type StyledComponent } from "styled-components";

export const Root: StyledComponent<"section"> = styled.section`
  display: grid;
`;

export const Tips: StyledComponent<"ul"> = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 230px), 1fr));
  gap: 14px;
  & > li {
    display: grid;
  }
  & [data-part="tip"] {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 4px 12px;
    align-content: center;
    height: 100%;
    padding: 16px 18px;
    overflow-wrap: anywhere;
    & > svg {
      color: var(--tr-on-ai-soft);
    }
    & > h3 {
      font-size: var(--tr-size-md);
    }
    & > p {
      grid-column: 1 / -1;
      color: var(--tr-text-2);
      font-size: var(--tr-size-sm);
    }
  }
`;
