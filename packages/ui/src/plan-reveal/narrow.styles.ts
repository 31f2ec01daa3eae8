import { css, type RuleSet } from "styled-components";

/** One column: text, action, picture and weeks. */
export const narrowStyles: RuleSet = css`
  @media (max-width: 900px) {
    grid-template: auto auto auto / minmax(0, 1fr);
    gap: 20px;
    align-content: start;
    padding: 0 20px max(24px, env(safe-area-inset-bottom));
    & > [data-part="logo"] {
      min-height: 56px;
    }
    & > [data-part="words"] {
      display: contents;
    }
    & > [data-part="words"] > * {
      position: relative;
      z-index: 1;
    }
    & [data-part="lattice"] {
      mask-origin: view-box;
      mask-clip: view-box;
    }
    & [data-part="title"] {
      margin-top: -12px;
      font-size: 2.125rem;
    }
    /* Placed above the picture, where toasts don't cover it. */
    & [data-part="action"] {
      order: 1;
      margin: 0;
    }
    & > [data-part="picture"],
    & > [data-part="loading"] {
      order: 2;
    }
    & ol {
      order: 3;
      gap: 8px;
      max-width: none;
      font-size: var(--tr-size-sm);
    }
    & [data-part="action"] > * {
      width: 100%;
    }
    & [data-part="picture"] > [data-size="wide"] {
      display: none;
    }
    & [data-part="picture"] > [data-size="compact"] {
      display: block;
      width: min(100%, 460px);
      margin-inline: auto;
    }
  }
`;
