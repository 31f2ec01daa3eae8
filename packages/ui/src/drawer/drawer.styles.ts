import { styled, type StyledComponent } from "styled-components";

export const Root: StyledComponent<"dialog"> = styled.dialog`
  --away: -100%;
  position: fixed;
  inset-block: 0;
  inset-inline: 0 auto;
  width: min(400px, 100vw - 48px);
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  color: var(--tr-text);
  background: var(--tr-surface);
  box-shadow: var(--tr-shadow-3);
  overflow: hidden auto;
  scrollbar-width: thin;
  overscroll-behavior: contain;
  overflow-wrap: anywhere;
  border-start-end-radius: var(--tr-radius-sheet);
  border-end-end-radius: var(--tr-radius-sheet);

  &:dir(rtl) {
    --away: 100%;
  }

  &[data-side="end"] {
    --away: 100%;
    inset-inline: auto 0;
    border-radius: 0;
    border-start-start-radius: var(--tr-radius-sheet);
    border-end-start-radius: var(--tr-radius-sheet);

    &:dir(rtl) {
      --away: -100%;
    }
  }

  &[data-side="bottom"] {
    inset-block: auto 0;
    inset-inline: 0;
    width: 100%;
    height: auto;
    max-height: min(88dvh, 720px);
    border-radius: 0;
    border-start-start-radius: var(--tr-radius-sheet);
    border-start-end-radius: var(--tr-radius-sheet);
  }

  &::backdrop {
    background: var(--tr-scrim);
    animation: tr-drawer-dim var(--tr-dur-slow) var(--tr-ease-out);
  }

  &[open] {
    animation: tr-drawer-in var(--tr-dur-slow) var(--tr-ease-out);
  }

  &[data-side="bottom"][open] {
    animation-name: tr-drawer-up;
  }

  & > .panel {
    --edge: 24px;
    position: relative;
    display: grid;
    grid-template: auto 1fr auto / minmax(0, 1fr);
    min-height: 100%;

    & > .head {
      position: sticky;
      inset-block-start: 0;
      z-index: 1;
      padding-block: var(--edge) 14px;
      padding-inline: var(--edge) 68px;
      background: var(--tr-surface);

      /* The header never overlaps the content. */
      &[data-long] {
        position: static;
      }

      @media (max-height: 420px) {
        position: static;
      }

      & > h2 {
        font-size: var(--tr-size-xl);
      }

      & > p {
        margin-top: 6px;
        color: var(--tr-text-2);
        font-size: var(--tr-size-sm);
      }
    }

    /* Spans the panel, so that the close button stays in view while long content scrolls. */
    & > .corner {
      position: absolute;
      inset-block: 0;
      inset-inline-end: 14px;
      z-index: 2;
      pointer-events: none;

      & > button {
        position: sticky;
        inset-block-start: calc(var(--edge) - 8px);
        margin-block-start: calc(var(--edge) - 8px);
        pointer-events: auto;
      }
    }

    & > .body {
      min-width: 0;
      padding: 4px var(--edge) max(var(--edge), env(safe-area-inset-bottom));
    }

    & > .foot {
      position: sticky;
      inset-block-end: 0;
      z-index: 1;
      display: flex;
      flex-wrap: wrap;
      gap: 10px;
      justify-content: flex-end;
      padding: 14px var(--edge) max(16px, env(safe-area-inset-bottom));
      border-block-start: 1px solid var(--tr-line);
      background: var(--tr-surface);
    }
  }

  @keyframes tr-drawer-in {
    from {
      transform: translateX(var(--away));
    }
  }

  @keyframes tr-drawer-up {
    from {
      transform: translateY(100%);
    }
  }

  @keyframes tr-drawer-dim {
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
    &[open],
    &[data-side="bottom"][open] {
      animation-name: tr-drawer-dim;
    }
  }

  @media (forced-colors: active) {
    border: 2px solid CanvasText;
  }
`;
