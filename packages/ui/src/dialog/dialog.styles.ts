import { styled, type StyledComponent } from "styled-components";
import { panelStyles } from "./panel.styles.ts";

export const Root: StyledComponent<"dialog"> = styled.dialog`
  width: min(440px, 100vw - 32px);
  max-width: none;
  max-height: min(calc(100dvh - 32px), 880px);
  margin: auto;
  padding: 0;
  border: 1px solid var(--tr-line);
  border-radius: var(--tr-radius-sheet);
  color: var(--tr-text);
  background: var(--tr-surface);
  box-shadow: var(--tr-shadow-3);
  overscroll-behavior: contain;
  overflow-wrap: anywhere;
  &[open] {
    animation: tr-fade-in var(--tr-dur-base) var(--tr-ease-out);
  }
  /* Scaling the dialog itself would move the toasts inside it, whose position is fixed. */
  &[open] > .panel {
    animation: tr-dialog-in var(--tr-dur-base) var(--tr-ease-out);
  }
  &::backdrop {
    background: var(--tr-scrim);
    animation: tr-fade-in var(--tr-dur-base) var(--tr-ease-out);
  }
  &[data-size="lg"] {
    width: min(640px, 100vw - 32px);
  }
  &[data-size="full"] {
    width: 100vw;
    height: 100dvh;
    max-height: none;
    border: 0;
    border-radius: 0;
    box-shadow: none;
  }
  & > .panel {
    --edge: 28px;
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--tr-space-4);
    padding: 0 var(--edge) var(--edge);
    ${panelStyles}
    & > .head {
      margin-inline: calc(-1 * var(--edge));
      padding-block-start: var(--edge);
      padding-inline: var(--edge) calc(var(--edge) + 40px);
      &[data-hidden] {
        margin: 0;
        padding: 0;
      }
      & > h2 {
        font-size: var(--tr-size-2xl);
      }
    }
    & > .corner {
      inset-inline-end: calc(var(--edge) - 10px);
    }
  }
  &[data-size="full"] > .panel {
    display: block;
    min-height: 100%;
    padding: 0;
  }
  @keyframes tr-dialog-in {
    from {
      scale: 0.98;
    }
  }
  @keyframes tr-fade-in {
    from {
      opacity: 0;
    }
  }
  @media (max-width: 479px) {
    & > .panel {
      --edge: 20px;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    &[open] > .panel {
      animation: none;
    }
  }
  @media (forced-colors: active) {
    border: 2px solid CanvasText;
  }
`;
