import { css, type RuleSet } from "styled-components";

/** Styles of the boxes. The active box shows a caret while it is empty. */
export const slotStyles: RuleSet = css`
  & > .slots {
    display: grid;
    grid-template-columns: repeat(var(--slots), minmax(0, 1fr));
    gap: clamp(4px, 2vw, 8px);
    & > i {
      position: relative;
      display: grid;
      place-items: center;
      height: 60px;
      border-radius: var(--tr-radius-control);
      color: var(--tr-text);
      background: var(--tr-surface);
      box-shadow: inset 0 0 0 1.25px var(--tr-line-strong);
      font-family: var(--tr-font-display);
      font-size: var(--tr-size-2xl);
      font-style: normal;
      font-variant-numeric: tabular-nums lining-nums;
      font-weight: 650;
      line-height: 1;
      transition: box-shadow var(--tr-dur-fast) var(--tr-ease-out);
      &[data-active] {
        box-shadow:
          inset 0 0 0 2px var(--tr-primary),
          0 0 0 4px var(--tr-halo);
      }
      &[data-active]:empty::before {
        content: "";
        width: 2px;
        height: 24px;
        border-radius: 1px;
        background: var(--tr-primary);
        animation: tr-code-caret 1.1s steps(1) infinite;
      }
    }
  }
`;
