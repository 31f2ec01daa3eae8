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
  overflow: hidden;
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
    display: grid;
    animation: tr-drawer-in var(--tr-dur-slow) var(--tr-ease-out);
  }

  &[data-side="bottom"][open] {
    animation-name: tr-drawer-up;
  }

  /* The whole of it scrolls, with the title and the buttons in sight: so the keys scroll it wherever the focus is. */
  & > .panel {
    --edge: 24px;
    display: grid;
    grid-template-rows: auto 1fr auto;
    min-height: 0;
    max-height: inherit;
    overflow: hidden auto;
    overscroll-behavior: contain;
    scrollbar-width: thin;

    & > .head {
      position: sticky;
      inset-block-start: 0;
      z-index: 1;
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      gap: 0 12px;
      align-items: start;
      padding-block: 20px 14px;
      padding-inline: var(--edge) 16px;
      background: var(--tr-surface);

      & > h2 {
        padding-block-start: 6px;
        font-size: var(--tr-size-xl);
      }

      & > p {
        grid-column: 1;
        margin-top: 4px;
        color: var(--tr-text-2);
        font-size: var(--tr-size-sm);
      }

      & > button {
        grid-area: 1 / 2;
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
