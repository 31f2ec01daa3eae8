import { css } from "styled-components";

export const viewportStyles: ReturnType<typeof css> = css`
  position: fixed;
  inset: auto 16px calc(16px + var(--tr-foot));
  z-index: var(--tr-z-toast);
  outline: 0;
  @media (min-width: 768px) {
    inset: auto 32px calc(32px + var(--tr-foot)) auto;
    width: 380px;
  }
  /* The assistant button occupies the corner. */
  body:has(button[data-placement="corner"]) & {
    bottom: calc(92px + var(--tr-foot));
    @media (min-width: 768px) {
      inset: auto 82px calc(20px + var(--tr-foot)) auto;
    }
  }
  /* Above the bottom bar of a phone, whose button rises 14 px. */
  body:has([data-frame="app"]) & {
    @media (max-width: 767px) {
      bottom: calc(26px + var(--tr-bar) + var(--tr-foot));
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
