import { styled, type StyledComponent } from "styled-components";

/** Dark green background of the whole frame. */
export const Frame: StyledComponent<"div"> = styled.div`
  min-height: calc(100dvh - var(--tr-foot));
  background: var(--tr-frame);
  color: var(--tr-on-frame);
`;

/** Header bar with menu button, logo, navigation and account menu. */
export const Header: StyledComponent<"header"> = styled.header`
  position: sticky;
  top: 0;
  z-index: var(--tr-z-header);
  display: flex;
  align-items: center;
  gap: var(--tr-space-2);
  height: 64px;
  padding-inline: 22px 20px;
  background: var(--tr-frame);
  --tr-focus: var(--tr-focus-on-frame);
  /* Subtle buttons inside the header use the frame's colors. */
  --tr-text: var(--tr-on-frame);
  --tr-text-2: var(--tr-on-frame-muted);
  --tr-surface-2: var(--tr-frame-2);
  --tr-sunken: var(--tr-frame-2);
  & > [data-part="logo"] {
    display: flex;
    flex: none;
  }
  & > [data-part="logo"]:has(+ nav) {
    min-width: 230px;
  }
  & > [data-part="logo"] > a {
    display: flex;
    align-items: center;
    border-radius: 11px;
    color: inherit;
    text-decoration: none;
  }
  & > [data-part="menu"] {
    display: none;
    margin-inline: -10px -2px;
  }
  & > [data-part="menu"] > button {
    color: inherit;
  }
  & > [data-part="end"] {
    display: flex;
    align-items: center;
    gap: var(--tr-space-2);
    min-width: 0;
    margin-inline-start: auto;
  }
  @media (pointer: coarse) {
    & > [data-part="logo"] > a,
    & > [data-part="end"] :is(a, button) {
      min-height: var(--tr-control);
    }
  }
  @media (max-width: 1100px) {
    & > [data-part="logo"]:has(+ nav) {
      min-width: 0;
      margin-inline-end: 14px;
    }
  }
  @media (max-width: 767px) {
    height: 56px;
    padding-inline: 14px 10px;
    & > [data-part="menu"] {
      display: block;
    }
  }
`;

/** Light content area that holds the page. */
export const Sheet: StyledComponent<"main"> = styled.main`
  position: relative;
  min-width: 0;
  margin: 0 12px 12px;
  padding: 32px 36px 48px;
  border-radius: var(--tr-radius-sheet);
  background: var(--tr-canvas);
  color: var(--tr-text);
  outline: none;
  & > [data-part="column"] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--tr-space-6);
    max-width: 1160px;
    margin: 0 auto;
  }
  @media (min-width: 768px) {
    /* The floating assistant button is placed in the margin, where it covers nothing. */
    [data-frame="app"] & {
      padding-inline-end: 60px;
      @media (max-width: 1100px) {
        padding-inline-start: 24px;
      }
    }
    /* In other frames, extra space lets the last button scroll clear of the assistant button. */
    body:has(button[data-placement="corner"]):not(:has([data-frame="app"])) & {
      padding-bottom: 96px;
    }
  }
  @media (max-width: 767px) {
    margin: 0;
    padding: 16px 16px 110px;
    [data-frame="app"] & {
      padding-bottom: calc(48px + var(--tr-bar));
    }
    border-radius: var(--tr-radius-xl) var(--tr-radius-xl) 0 0;
    & > [data-part="column"] {
      gap: var(--tr-space-5);
    }
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;
