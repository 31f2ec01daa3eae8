import { styled, type StyledComponent } from "styled-components";

/** Two columns: the sources and the chart. */
export const Root: StyledComponent<"div"> = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--tr-space-6);
  font-variant-numeric: tabular-nums lining-nums;
  & [data-part="figure"] {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--tr-space-2);
    align-items: baseline;
    margin-bottom: var(--tr-space-2);
    color: var(--tr-text-2);
    & > strong {
      color: var(--tr-text);
      font-family: var(--tr-font-display);
      font-size: var(--tr-size-3xl);
      font-weight: 650;
      line-height: 1.2;
    }
  }
  @media (max-width: 1000px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** The revenue sources, with a bar each. */
export const Sources: StyledComponent<"ul"> = styled.ul`
  display: grid;
  gap: var(--tr-space-5);
  container-type: inline-size;
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 4px 12px;
  }
  & strong {
    font-weight: 650;
    text-align: end;
  }
  & > li > i {
    grid-column: 1 / -1;
    overflow: hidden;
    height: 10px;
    border-radius: var(--tr-radius-full);
    background: var(--tr-sunken);
    & > i {
      display: block;
      height: 100%;
      border-radius: inherit;
      background: var(--tr-leaf);
      @media (forced-colors: active) {
        forced-color-adjust: none;
        background: Highlight;
      }
    }
  }
  & span {
    color: var(--tr-text-2);
    font-size: var(--tr-size-sm);
  }
  & > li > [data-part="growth"] {
    font-weight: var(--tr-weight-semi);
    text-align: end;
    &[data-trend="up"] {
      color: var(--tr-success);
    }
    &[data-trend="down"] {
      color: var(--tr-danger);
    }
  }
  @container (max-width: 15rem) {
    & > li {
      grid-template-columns: minmax(0, 1fr);
    }
    & > li > :is(strong, [data-part="growth"]) {
      text-align: start;
    }
  }
`;
