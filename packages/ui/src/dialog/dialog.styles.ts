import { styled, type StyledComponent } from "styled-components";

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

    & > .head {
      position: sticky;
      top: 0;
      z-index: 1;
      margin-inline: calc(-1 * var(--edge));
      padding-block-start: var(--edge);
      padding-inline: var(--edge) calc(var(--edge) + 40px);
      background: var(--tr-surface);

      /* A long header scrolls with the content instead of covering it. */
      &[data-long] {
        position: static;
      }

      @media (max-height: 420px) {
        position: static;
      }

      &[data-hidden] {
        margin: 0;
        padding: 0;
      }

      & > h2 {
        font-size: var(--tr-size-2xl);
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
      inset-inline-end: calc(var(--edge) - 10px);
      z-index: 2;
      pointer-events: none;

      & > button {
        position: sticky;
        top: calc(var(--edge) - 8px);
        margin-top: calc(var(--edge) - 8px);
        pointer-events: auto;
      }
    }
  }

  &[data-size="full"] > .panel {
    display: block;
    min-height: 100%;
    padding: 0;
  }

  @keyframes tr-dialog-in {
    from {
      opacity: 0;
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
    &[open] {
      animation-name: tr-fade-in;
    }
  }

  @media (forced-colors: active) {
    border: 2px solid CanvasText;
  }
`;
