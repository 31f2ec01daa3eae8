import { styled, type StyledComponent } from "styled-components";
import { Card } from "../card/card.tsx";

/** A card with room for the account, or one line with the logo, the name and the action. */
export const Root: StyledComponent<typeof Card> = styled(Card)`
  display: grid;
  grid-template:
    "tile head badge" auto
    "body body body" 1fr
    "action action action" auto / auto minmax(0, 1fr) auto;
  gap: 14px;
  align-items: center;
  height: 100%;
  & > [data-part="badge"] {
    grid-area: badge;
  }
  & > [data-part="words"] {
    grid-area: head;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & > [data-part="body"] {
    grid-area: body;
    align-self: center;
    min-width: 0;
  }
  & > [data-part="action"] {
    grid-area: action;
    justify-self: start;
  }
  /* Aligns the label of a borderless button with the card's content. */
  &:not([data-compact]) > [data-part="action"] > [data-variant="quiet"] {
    margin: -6px 0 -6px -14px;
  }
  & h3 {
    font-size: var(--tr-size-lg);
    letter-spacing: -0.012em;
    line-height: 1.3;
  }
  & p {
    color: var(--tr-text-2);
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
  &[data-compact] {
    grid-template: "tile head action" auto / auto minmax(0, 1fr) auto;
    gap: 12px;
    min-height: 72px;
    padding: 12px 14px 12px 16px;
  }
  &[data-compact] h3 {
    font-size: var(--tr-size-md);
  }
  &[data-compact] p {
    font-size: var(--tr-size-sm);
  }
  @media (max-width: 359px) {
    &[data-compact] {
      gap: 10px;
      padding-inline: 12px;
    }
  }
`;
