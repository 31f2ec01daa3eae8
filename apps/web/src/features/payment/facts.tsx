import { styled } from "styled-components";

/** List of labels and values in rows, separated by lines. A row with `data-strong` stands out. */
export const Facts = styled.dl`
  display: grid;
  margin: 0;
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 2px var(--tr-space-4);
    align-items: center;
    justify-content: space-between;
    min-height: 44px;
    padding-block: var(--tr-space-2);
    &:not(:first-child) {
      border-top: 1px solid var(--tr-line);
    }
  }
  /* A long label wraps before its value moves below it. */
  & dt {
    flex: 1 1 7em;
    min-width: 0;
    color: var(--tr-text-2);
  }
  & dd {
    display: flex;
    flex-wrap: wrap;
    gap: var(--tr-space-2);
    align-items: center;
    margin: 0;
    font-variant-numeric: tabular-nums;
  }
  & > [data-strong] {
    & dt,
    & dd {
      color: var(--tr-text);
      font-weight: var(--tr-weight-semi);
    }
    & dd {
      font-size: var(--tr-size-xl);
    }
  }
`;
