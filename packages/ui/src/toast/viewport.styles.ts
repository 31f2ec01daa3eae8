import { css } from "styled-components";

export const viewportStyles: ReturnType<typeof css> = css`
  position: fixed;
  inset: auto 16px calc(16px + var(--tr-foot));
  z-index: var(--tr-z-toast);
  outline: 0;
  translate: 0 calc(-1 * var(--lift, 0px));
  @media (min-width: 768px) {
    inset: auto 32px calc(32px + var(--tr-foot)) auto;
    width: 380px;
  }
  /* The assistant button occupies the corner, unless a modal dialog covers it. With :where, the rules for an open panel are stronger. */
  body:has(button[data-placement="corner"]):where(:not(:has(dialog:modal))) & {
    bottom: calc(92px + var(--tr-foot));
    @media (min-width: 768px) {
      inset: auto 82px calc(20px + var(--tr-foot)) auto;
    }
  }
  /* On phones, the toast extends the bottom bar upward, behind the bar's button, and covers little of the page. */
  body:has([data-frame="app"]):not(:has(dialog:modal, [role="dialog"][data-placement="corner"])) & {
    @media (max-width: 767px) {
      inset: auto 0 calc(var(--tr-bar) + var(--tr-foot));
      z-index: calc(var(--tr-z-fab) - 1);
      --dock-radius: var(--tr-radius-lg) var(--tr-radius-lg) 0 0;
      --dock-padding: 8px 14px 14px 20px;
      --dock-align: center;
      --dock-mark: 0;
      --dock-shadow: 0 -1px 0 var(--tr-frame-line);
      --tr-surface: var(--tr-frame);
      --tr-text: var(--tr-on-frame);
      --tr-text-2: var(--tr-on-frame-muted);
      --tr-text-3: var(--tr-on-frame-muted);
      --tr-success: var(--tr-frame-mark);
      --tr-danger: var(--tr-frame-petal);
      --tr-focus: var(--tr-focus-on-frame);
    }
  }
  /* Moves above or beside the open chat panel, so that toasts never cover the text field. */
  body:has([role="dialog"][data-placement="corner"]) & {
    bottom: calc(75vh + 12px);
    @media (min-width: 768px) {
      right: 436px;
      bottom: calc(32px + var(--tr-foot));
      width: min(380px, 100vw - 452px);
    }
  }
  &:focus-visible {
    outline: 2px solid var(--tr-focus);
    outline-offset: 6px;
  }
`;
