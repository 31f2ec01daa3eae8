import { styled, type StyledComponent } from "styled-components";
import { Card } from "../card/card.tsx";

export const Root: StyledComponent<typeof Card> = styled(Card)`
  display: flex;
  flex-direction: column;
  height: 25rem;
  /* Scrolls only if the title or note leaves no room for the text. */
  &[data-padding="none"] {
    overflow: hidden auto;
  }
  &[data-padding="none"] > header {
    flex: none;
    gap: 8px;
    min-height: 60px;
    margin: 0;
    padding: 8px 12px 8px 20px;
    border-bottom: 1px solid var(--tr-line);
    &:dir(rtl) {
      padding: 8px 20px 8px 12px;
    }
  }
  & > header > :is(h2, h3) {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & > header [data-part="actions"] {
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
  }
  & > [data-part="note"] {
    padding: 10px 20px;
    background: var(--tr-warning-soft);
    color: var(--tr-on-warning-soft);
    font-size: var(--tr-size-sm);
    font-weight: 550;
  }
  & > [data-part="body"] {
    flex: 1 0 0;
    min-height: 120px;
    --ring: -2px;
    padding: var(--tr-space-4) 20px;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    /* The text may be in either writing direction. */
    & > p {
      max-width: 68ch;
      unicode-bidi: plaintext;
      text-align: start;
    }
  }
  &:is([data-state="idle"], [data-state="failed"]) > [data-part="body"] {
    white-space: normal;
  }
  &[data-state="loading"] > [data-part="body"] > span {
    margin-block: 14px;
  }
  &:is([data-state="idle"], [data-state="failed"]) > [data-part="body"] {
    display: grid;
    grid-template-rows: minmax(min-content, 1fr);
    align-items: safe center;
  }
  /* On phones, the title and the lengths would leave too little room for a post. */
  @media (max-width: 479px) {
    & > header [data-part="actions"] {
      margin-inline-start: -14px;
    }
    &[data-preview] {
      height: auto;
      min-height: 25rem;
      max-height: 42.5rem;
      & > [data-part="body"] {
        flex: 1 1 auto;
      }
    }
  }
  & > footer {
    display: flex;
    flex-wrap: wrap;
    gap: 2px var(--tr-space-4);
    min-height: 44px;
    align-items: center;
    padding: 8px 20px;
    border-top: 1px solid var(--tr-line);
    color: var(--tr-text-2);
    font-size: var(--tr-size-sm);
    font-variant-numeric: tabular-nums lining-nums;
  }
`;
