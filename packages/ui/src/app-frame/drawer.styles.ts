import { styled, type StyledComponent } from "styled-components";

/**
 * The dialog has no padding and contains the visible panel, so that a click targets the dialog itself only if it hits
 * the backdrop.
 */
export const Panel: StyledComponent<"dialog"> = styled.dialog`
  position: fixed;
  inset: 0 auto 0 0;
  width: min(300px, calc(100vw - 56px));
  height: 100dvh;
  max-width: none;
  max-height: none;
  padding: 0;
  border: 0;
  background: none;
  color: var(--tr-on-frame);
  overflow: visible;
  overscroll-behavior: contain;
  --tr-focus: var(--tr-focus-on-frame);
  &:dir(rtl) {
    inset: 0 0 0 auto;
  }
  &::backdrop {
    background: var(--tr-scrim);
  }
  & > [data-part="panel"] {
    position: relative;
    isolation: isolate;
    display: flex;
    flex-direction: column;
    gap: var(--tr-space-3);
    height: 100%;
    padding: 6px 14px max(16px, env(safe-area-inset-bottom)) max(14px, env(safe-area-inset-left));
    overflow: hidden auto;
    background: var(--tr-frame);
    box-shadow: var(--tr-shadow-3);
  }
  & [data-part="head"] {
    display: flex;
    align-items: center;
    justify-content: space-between;
    flex: none;
    min-height: 48px;
  }
  & [data-part="head"] a {
    display: flex;
    align-items: center;
    min-height: var(--tr-control);
    border-radius: 11px;
    color: inherit;
    text-decoration: none;
  }
  & [data-part="head"] > button {
    margin-inline-end: -8px;
  }
  /* The vine starts above the assistant's card, beside the links. */
  & [data-part="art"] {
    position: absolute;
    inset: auto 0 200px auto;
    z-index: -1;
    width: 62px;
    overflow: clip;
  }
  & [data-part="art"] > svg {
    margin-inline-start: -150px;
  }
  & [data-part="foot"] {
    margin-top: auto;
    padding-top: var(--tr-space-4);
  }
  @media (max-height: 640px) {
    & [data-part="art"] {
      display: none;
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    transition:
      transform var(--tr-dur-slow) var(--tr-ease-out),
      overlay var(--tr-dur-slow) allow-discrete,
      display var(--tr-dur-slow) allow-discrete;
    &:not([open]) {
      transform: translateX(-105%);
    }
    &:not([open]):dir(rtl) {
      transform: translateX(105%);
    }
    @starting-style {
      &[open] {
        transform: translateX(-105%);
      }
      &[open]:dir(rtl) {
        transform: translateX(105%);
      }
    }
    &::backdrop {
      transition: opacity var(--tr-dur-slow) var(--tr-ease-out);
    }
    @starting-style {
      &[open]::backdrop {
        opacity: 0;
      }
    }
  }
`;
