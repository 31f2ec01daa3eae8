import { styled, type StyledComponent } from "styled-components";
import { panelStyles } from "../dialog/panel.styles.ts";
import { sideStyles } from "./sides.styles.ts";

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
  ${sideStyles}
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
    ${panelStyles}
    & > .head {
      padding-block: var(--edge) 14px;
      padding-inline: var(--edge) 68px;
      & > h2 {
        font-size: var(--tr-size-xl);
      }
      & > p {
        font-size: var(--tr-size-sm);
      }
    }
    & > .corner {
      inset-inline-end: 14px;
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
