import { styled, type StyledComponent } from "styled-components";
import { Card } from "../card/card.tsx";

export const Root: StyledComponent<typeof Card> = styled(Card)`
  container-type: inline-size;
`;

export const List: StyledComponent<"ul"> = styled.ul`
  display: grid;
  grid-template-columns: minmax(44px, auto) minmax(0, 1fr) auto;
  column-gap: 12px;
  margin-top: -10px;
  & > li {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    row-gap: 4px;
    align-items: center;
    min-height: 49px;
    padding: 9px 0;
  }
  & > li + li {
    border-top: 1px solid var(--tr-line);
  }
  & b {
    font-weight: 600;
    &::first-letter {
      text-transform: uppercase;
    }
  }
  & [data-part="time"] {
    color: var(--tr-text-2);
    font-variant-numeric: tabular-nums lining-nums;
  }
  & [data-part="platform"] {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    font-size: var(--tr-size-xs);
    font-weight: 600;
  }
  /* Aligns the names of rows without a logo with those of rows with a logo. */
  &:has(svg) [data-part="platform"]:not(:has(svg)) {
    padding-inline-start: 38px;
  }
  /* With enlarged text, the columns don't fit side by side. */
  @container (max-width: 13rem) {
    & > li {
      grid-template-columns: minmax(0, 1fr);
    }
    &:has(svg) [data-part="platform"]:not(:has(svg)) {
      padding-inline-start: 0;
    }
  }
`;
