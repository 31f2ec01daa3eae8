import { styled, type StyledComponent } from "styled-components";

/**
 * Bar at the bottom of the screen, below 768 px. It hides while the chat panel covers it, and on touch screens while a
 * text field has focus, because the on-screen keyboard leaves no room for it.
 */
export const Bar: StyledComponent<"nav"> = styled.nav`
  display: none;
  @media (max-width: 767px) {
    position: fixed;
    inset: auto 0 0;
    z-index: var(--tr-z-fab);
    display: block;
    padding: 0 4px env(safe-area-inset-bottom, 0px);
    background: var(--tr-frame);
    color: var(--tr-on-frame-muted);
    box-shadow: 0 -1px 0 var(--tr-frame-line);
    --tr-focus: var(--tr-focus-on-frame);
    & > ul {
      display: grid;
      grid-auto-flow: column;
      grid-auto-columns: minmax(0, 1fr);
      height: 64px;
      margin: 0;
      padding: 0;
      list-style: none;
    }
    & > ul > li {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
    }
    & a {
      position: relative;
      display: grid;
      grid-template-columns: minmax(0, auto);
      align-content: start;
      justify-content: center;
      justify-items: center;
      gap: 3px;
      padding-top: 11px;
      border-radius: var(--tr-radius-md);
      color: inherit;
      /* Five labels share the width, so they don't grow as much as other text. */
      font-size: min(0.6875rem, max(11px, 3.3vw));
      font-weight: 550;
      text-wrap: balance;
      /* Room for two lines. */
      line-height: 1.1;
      text-align: center;
      text-decoration: none;
      -webkit-tap-highlight-color: transparent;
    }
    & a:focus-visible {
      outline-offset: -4px;
    }
    & a > svg {
      width: 22px;
      height: 22px;
    }
    & a[aria-current] {
      color: var(--tr-on-frame);
    }
    & a[aria-current] > svg {
      color: var(--tr-frame-mark);
    }
    /* Current-page marker, like that of the sidebar. */
    & a[aria-current]::before {
      content: "";
      position: absolute;
      inset-block-start: 0;
      width: 24px;
      height: 4px;
      border-radius: 0 0 4px 4px;
      background: var(--tr-frame-mark);
    }
    body:has([role="dialog"][data-placement="corner"]) & {
      visibility: hidden;
    }
  }
  @media (max-width: 340px) {
    padding-inline: 0;
    & a {
      letter-spacing: -0.02em;
    }
  }
  @media (max-width: 767px) and (pointer: coarse) {
    body:has(:is(textarea, input:not([type="checkbox"], [type="radio"], [type="file"])):focus) & {
      visibility: hidden;
    }
  }
  @media (max-width: 767px) and (forced-colors: active) {
    border-top: 1px solid CanvasText;
    & a[aria-current] {
      text-decoration: underline;
    }
    & a[aria-current] > svg {
      color: inherit;
    }
  }
`;
