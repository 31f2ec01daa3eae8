import { styled, type StyledComponent } from "styled-components";

/** Full-screen layout of a wizard: header, step indicator and content area. */
export const Root: StyledComponent<"div"> = styled.div`
  display: grid;
  grid-template: minmax(64px, auto) minmax(0, 1fr) / 252px minmax(0, 1fr);
  min-height: 100dvh;
  background: var(--tr-frame);
  color: var(--tr-on-frame);
  & > :first-child {
    grid-column: 1 / -1;
    height: auto;
  }
  & > :first-child > [data-part="end"] {
    overflow-wrap: break-word;
  }
  & > [data-part="progress"] {
    position: sticky;
    top: 64px;
    height: calc(100dvh - 64px);
    overflow: hidden;
  }
  & > [data-part="progress"] > div {
    height: 100%;
  }
  & > [data-part="sheet"] {
    display: grid;
    grid-template: 1fr auto / minmax(0, 1fr);
    justify-items: center;
    margin: 0 12px 12px 0;
    padding: 32px 36px;
    border-radius: var(--tr-radius-sheet);
    background: var(--tr-canvas);
    color: var(--tr-text);
  }
  &:dir(rtl) > [data-part="sheet"] {
    margin: 0 0 12px 12px;
  }
  & [data-part="question"] {
    align-self: center;
    width: min(640px, 100%);
    padding: var(--tr-space-6) 0;
  }
  & [data-part="step"] {
    color: var(--tr-on-primary-soft);
    font-size: var(--tr-size-sm);
    font-weight: 600;
  }
  & [data-part="intro"] {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 12px;
    align-items: center;
    min-height: 28px;
    margin-bottom: var(--tr-space-3);
  }
  & [data-part="disclaimer"] {
    width: min(640px, 100%);
    color: var(--tr-text-3);
    font-size: var(--tr-size-xs);
  }
  @media (max-width: 1100px) {
    grid-template-columns: 180px minmax(0, 1fr);
  }
  @media (max-width: 767px) {
    grid-template: minmax(56px, auto) auto minmax(0, 1fr) / minmax(0, 1fr);
    & > [data-part="progress"] {
      position: static;
      height: 84px;
      padding: 0 16px 8px;
      overflow: visible;
    }
    & > [data-part="sheet"],
    &:dir(rtl) > [data-part="sheet"] {
      margin: 0;
      padding: 24px 20px max(24px, env(safe-area-inset-bottom));
      border-radius: var(--tr-radius-xl) var(--tr-radius-xl) 0 0;
    }
    & [data-part="question"] {
      display: flex;
      flex-direction: column;
      align-self: stretch;
      align-items: stretch;
      padding: 0 0 var(--tr-space-3);
    }
  }
  @media (forced-colors: active) {
    & > [data-part="sheet"] {
      border: 1px solid CanvasText;
    }
  }
`;
