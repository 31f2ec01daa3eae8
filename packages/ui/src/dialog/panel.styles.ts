import { css, type RuleSet } from "styled-components";

/** Header and close button that stay in view while the content of a dialog or drawer scrolls. */
export const panelStyles: RuleSet = css`
  & > .head {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    background: var(--tr-surface);
    /* A long header scrolls with the content instead of covering it. */
    &[data-long] {
      position: static;
    }
    @media (max-height: 420px) {
      position: static;
    }
    & > p {
      margin-top: 6px;
      color: var(--tr-text-2);
    }
  }
  /* Spans the panel, so that the close button stays in view while long content scrolls. */
  & > .corner {
    position: absolute;
    inset-block: 0;
    z-index: 2;
    pointer-events: none;
    & > button {
      position: sticky;
      inset-block-start: calc(var(--edge) - 8px);
      margin-block-start: calc(var(--edge) - 8px);
      pointer-events: auto;
    }
  }
`;
