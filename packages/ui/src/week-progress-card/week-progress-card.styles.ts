import { styled, type StyledComponent } from "styled-components";
import { Card } from "../card/card.tsx";

/** Card with the progress of the week. */
export const Root: StyledComponent<typeof Card> = styled(Card)`
  display: flex;
  flex-direction: column;
  height: 100%;
  & > [data-part="count"] {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 4px 8px;
    margin-bottom: var(--tr-space-4);
    color: var(--tr-text-2);
  }
  & > [data-part="count"] > strong {
    color: var(--tr-text);
    font: 700 2.75rem/1 var(--tr-font-display);
    letter-spacing: -0.04em;
  }
  & > [data-part="count"] > b {
    margin-inline-start: auto;
    color: var(--tr-text);
    white-space: nowrap;
    font-variant-numeric: tabular-nums lining-nums;
  }
  & > h3 {
    margin-top: var(--tr-space-5);
    color: var(--tr-text-2);
    font-family: var(--tr-font-text);
    font-size: var(--tr-size-sm);
    font-weight: var(--tr-weight-semi);
    letter-spacing: normal;
  }
  & > ul {
    margin-top: 4px;
  }
  & li {
    display: flex;
    align-items: flex-start;
    gap: 12px;
    padding: 9px 0;
  }
  & li + li {
    border-top: 1px solid var(--tr-line);
  }
  & li b {
    display: block;
    font-weight: 550;
    line-height: 1.35;
    overflow-wrap: anywhere;
  }
  & li p {
    color: var(--tr-text-3);
    font-size: var(--tr-size-sm);
  }
  & [data-part="open"] {
    flex: none;
    width: 12px;
    height: 12px;
    margin: 5px;
    border: 2px solid var(--tr-node-line);
    border-radius: 50%;
  }
  & [data-part="tick"] {
    display: grid;
    flex: none;
    place-items: center;
    width: 22px;
    height: 22px;
    border-radius: 50%;
    background: var(--tr-success-soft);
    color: var(--tr-success);
  }
  & > [data-part="empty"] {
    margin-top: var(--tr-space-5);
    padding-top: var(--tr-space-4);
    border-top: 1px solid var(--tr-line);
    color: var(--tr-text-2);
  }
  & > [data-part="link"] {
    margin-top: auto;
    padding-top: var(--tr-space-3);
  }
`;
