import { styled, type StyledComponent } from "styled-components";
import { Card } from "../card/card.tsx";

/** A plan; its button covers the whole card. */
export const Root: StyledComponent<typeof Card> = styled(Card)`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: var(--tr-space-4);
  height: 100%;
  padding: clamp(18px, 2.2vw, 24px);
  transition:
    box-shadow var(--tr-dur-fast) var(--tr-ease-out),
    translate var(--tr-dur-fast) var(--tr-ease-out);
  & > [data-part="head"] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 6px 12px;
    min-height: 26px;
  }
  & > [data-part="head"] > :is(h2, h3) {
    font-size: var(--tr-size-xl);
  }
  & > [data-part="price"] {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 6px;
    color: var(--tr-text-2);
  }
  & > [data-part="price"] > strong {
    color: var(--tr-text);
    font: 700 2.5rem/1 var(--tr-font-display);
    letter-spacing: -0.035em;
    font-variant-numeric: lining-nums;
  }
  & > [data-part="note"] {
    display: flex;
    flex-wrap: wrap;
    gap: 6px 10px;
    align-items: center;
    min-height: 26px;
    margin-top: -10px;
    color: var(--tr-text-2);
    font-size: var(--tr-size-sm);
  }
  & > [data-part="trial"] {
    margin-top: -4px;
    color: var(--tr-text-2);
    font-size: var(--tr-size-sm);
    text-align: center;
    text-wrap: balance;
  }
  & > ul {
    display: grid;
    align-content: start;
    flex: 1;
    gap: 10px;
  }
  & > ul > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 10px;
    line-height: var(--tr-lh-ui);
  }
  & > ul > li[data-limited] {
    color: var(--tr-text-2);
  }
  & > ul svg {
    margin-top: 1px;
  }
  &[data-featured] {
    box-shadow:
      inset 0 0 0 2px var(--tr-primary),
      var(--tr-shadow-2);
  }
  & > button {
    /* No press animation: the button's click area would move with it. */
    --give: none;
    margin-top: var(--tr-space-1);
    padding-inline: 10px;
  }
  & > button::after {
    content: "";
    position: absolute;
    inset: 0;
    border-radius: var(--tr-radius-lg);
  }
  & > button:focus-visible {
    outline: none;
  }
  & > button:focus-visible::after {
    outline: 2px solid var(--tr-focus);
    outline-offset: 2px;
  }
  &:has(> button:enabled:hover) {
    box-shadow:
      inset 0 0 0 1px var(--tr-line-strong),
      var(--tr-shadow-2);
  }
  &[data-featured]:has(> button:enabled:hover) {
    box-shadow:
      inset 0 0 0 2px var(--tr-primary),
      var(--tr-shadow-3);
  }
  @media (prefers-reduced-motion: no-preference) {
    &:has(> button:enabled:active) {
      translate: 0 1px;
    }
  }
  @media (forced-colors: active) {
    &[data-featured] {
      border-width: 3px;
    }
  }
`;
