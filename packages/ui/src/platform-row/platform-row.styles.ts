import { styled, type StyledComponent } from "styled-components";

export const Root: StyledComponent<"div"> = styled.div`
  display: grid;
  grid-template: "tile words badge action" auto / auto minmax(0, 1fr) auto auto;
  gap: 10px 14px;
  align-items: center;
  padding-block: 14px;
  & > [data-part="words"] {
    min-width: 0;
    overflow-wrap: anywhere;
    & > b {
      display: block;
      font-family: var(--tr-font-display);
      font-size: var(--tr-size-lg);
      font-weight: 650;
      line-height: 1.3;
    }
    & > span {
      color: var(--tr-text-2);
      font-size: var(--tr-size-sm);
    }
  }
  & > [data-part="action"] {
    grid-area: action;
  }
  /* Aligns the label of a borderless button with the edge. */
  @media (min-width: 420px) {
    & > [data-part="action"] > [data-variant="quiet"] {
      margin-inline-end: -14px;
    }
  }
  & > [data-part="action"]:empty {
    display: none;
  }
  /* On wide screens, the badge shows the same text. */
  @media (min-width: 768px) {
    & [data-part="state"] {
      display: none;
    }
  }
  @media (max-width: 767px) {
    grid-template: "tile words action" auto / auto minmax(0, 1fr) auto;
    & > [data-part="badge"] {
      display: none;
    }
  }
  @media (max-width: 419px) {
    grid-template:
      "tile words" auto
      "action action" auto / auto minmax(0, 1fr);
    & > [data-part="action"] > * {
      width: 100%;
    }
  }
  /* With enlarged text, the badge and the button are below the name. */
  @container (max-width: 20rem) {
    @media (min-width: 420px) {
      grid-template:
        "tile words" auto
        "badge badge" auto
        "action action" auto / auto minmax(0, 1fr);
      justify-items: start;
      & > [data-part="badge"] {
        grid-area: badge;
      }
    }
  }
`;
