import { styled, type StyledComponent } from "styled-components";

/** Rows with checkbox, day, task and optional marker; a single column on small screens. */
export const Root: StyledComponent<"ul"> = styled.ul`
  & > li {
    position: relative;
    padding: 5px 12px;
    border-radius: 14px;
  }
  & > li + li::before {
    content: "";
    position: absolute;
    inset: 0 0 auto;
    height: 1px;
    background: var(--tr-line);
  }
  & > li[data-next] {
    background: var(--tr-ai-soft);
    box-shadow: inset 0 0 0 1px var(--tr-edge);
  }
  & > li[data-next]::before,
  & > li[data-next] + li::before {
    display: none;
  }
  & > li > div {
    gap: 0 14px;
  }
  & label {
    display: grid;
    grid-template-columns: clamp(38px, var(--day-length) * 1ch, 40%) minmax(0, 1fr) auto;
    gap: 0 14px;
    align-items: start;
  }
  & [data-part="day"] {
    color: var(--tr-text-2);
    font: 600 var(--tr-size-sm) / 1.5rem var(--tr-font-text);
    overflow-wrap: anywhere;
    &::first-letter {
      text-transform: uppercase;
    }
  }
  & [data-part="words"] {
    overflow-wrap: anywhere;
  }
  & b {
    display: block;
    font-weight: 600;
    line-height: 1.5rem;
    transition: color var(--tr-dur-base) var(--tr-ease-out);
  }
  & b + span {
    display: block;
    max-width: 62ch;
    margin-top: 2px;
    color: var(--tr-text-2);
    font-size: var(--tr-size-sm);
    text-wrap: pretty;
  }
  & > li[data-done] b {
    color: var(--tr-text-2);
    font-weight: 500;
  }
  & > li[data-done] b + span {
    color: var(--tr-text-3);
  }
  & :is([data-part="next"], [data-part="mark"]) {
    border-radius: var(--tr-radius-full);
    font-size: var(--tr-size-xs);
    font-weight: 600;
    line-height: 1rem;
  }
  & [data-part="next"] {
    padding: 5px 10px;
    background: var(--tr-ai);
    color: var(--tr-on-ai);
  }
  & [data-part="mark"] {
    padding: 4px 9px;
    background: var(--tr-warning-soft);
    color: var(--tr-on-warning-soft);
  }
  & > li[aria-busy="true"] :is(input, label) {
    cursor: progress;
  }
  & > li[aria-busy="true"] label {
    opacity: 0.72;
  }
  @media (max-width: 767px) {
    &[data-folds] > li[data-folded] {
      display: none;
    }
    & > li {
      padding: 3px 4px;
    }
    & > li[data-next] {
      margin: 0 -6px;
      padding: 3px 10px;
    }
    & label {
      grid-template-columns: minmax(0, 1fr);
    }
    & [data-part="day"] {
      font: 600 var(--tr-size-xs) / 1.125rem var(--tr-font-text);
    }
    & :is([data-part="next"], [data-part="mark"]) {
      justify-self: start;
      margin-top: 8px;
    }
  }
  @media (forced-colors: active) {
    & > li + li::before {
      border-top: 1px solid CanvasText;
    }
    & :is([data-part="next"], [data-part="mark"]) {
      border: 1px solid CanvasText;
    }
  }
`;
