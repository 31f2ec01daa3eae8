import { styled, type StyledComponent } from "styled-components";

export const Root: StyledComponent<"button"> = styled.button`
  display: grid;
  place-items: center;
  width: 60px;
  height: 60px;
  padding: 0;
  border: 0;
  border-radius: 20px;
  background: var(--tr-ai);
  color: var(--tr-on-ai);
  box-shadow: var(--tr-shadow-ledge-ai), var(--tr-shadow-3);
  cursor: pointer;
  transition:
    background-color var(--tr-dur-fast) var(--tr-ease-out),
    translate var(--tr-dur-instant) var(--tr-ease-out);
  &[data-placement="corner"] {
    position: fixed;
    inset-block-end: calc(16px + var(--tr-foot));
    inset-inline-end: 16px;
    z-index: var(--tr-z-fab);
    @media (min-width: 768px) {
      inset-block-end: calc(20px + var(--tr-foot));
      inset-inline-end: 18px;
      width: 48px;
      height: 48px;
      border-radius: 16px;
    }
    /* At these sizes, the open panel covers the button. */
    @media (max-width: 767px), (max-height: 779px) {
      &[aria-expanded="true"] {
        visibility: hidden;
      }
    }
    /* The bottom bar has its own button, which may still be loading. */
    @media (max-width: 767px) {
      body:has([data-bar] [data-part="center"]) & {
        display: none;
      }
    }
  }
  &[data-placement="bar"] {
    position: relative;
    align-content: end;
    justify-self: stretch;
    width: auto;
    height: auto;
    padding-bottom: 16px;
    border-radius: var(--tr-radius-md);
    background: none;
    box-shadow: none;
    color: inherit;
    -webkit-tap-highlight-color: transparent;
    & > [data-part="sun"] {
      position: absolute;
      inset: -14px auto auto calc(50% - 24px);
      display: grid;
      place-items: center;
      width: 48px;
      height: 48px;
      border-radius: 18px;
      background: var(--tr-ai);
      color: var(--tr-on-ai);
      box-shadow:
        var(--tr-shadow-ledge-ai),
        0 0 0 5px var(--tr-frame);
    }
    & > [data-part="caption"] {
      font-size: min(0.6875rem, max(11px, 3.3vw));
      font-weight: 550;
      line-height: 1.1;
      @media (max-width: 340px) {
        letter-spacing: -0.02em;
      }
    }
    &:active > [data-part="sun"] {
      background: var(--tr-ai-press);
    }
    &:focus-visible {
      outline-offset: -3px;
    }
  }
  &:focus-visible {
    border-radius: 16px;
  }
  &:not([data-placement="bar"]):active {
    background: var(--tr-ai-press);
  }
  &:disabled {
    cursor: not-allowed;
    opacity: 0.5;
  }
  @media (hover: hover) {
    &:not([data-placement="bar"]):hover:not(:disabled, :active) {
      background: var(--tr-ai-hover);
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    &:active {
      translate: 0 1px;
    }
    & > svg {
      transition: rotate var(--tr-dur-base) var(--tr-ease-out);
    }
  }
  @media (forced-colors: active) {
    border: 2px solid ButtonBorder;
    &[data-placement="bar"] {
      border: 0;
      & > [data-part="sun"] {
        border: 2px solid ButtonBorder;
      }
    }
  }
`;
