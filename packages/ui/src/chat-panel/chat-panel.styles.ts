import { keyframes, styled, type StyledComponent } from "styled-components";

const rise = keyframes`
  from {
    opacity: 0;
    translate: 0 32px;
  }
`;

/** Panel in the bottom corner of the page; on small screens it spans the bottom edge. */
export const Root: StyledComponent<"section"> = styled.section`
  display: flex;
  flex-direction: column;
  width: 400px;
  max-width: 100%;
  height: 600px;
  /* Scrolls only if the header leaves no room for the messages. */
  overflow: hidden auto;
  border-radius: var(--tr-radius-sheet);
  background: var(--tr-surface);
  box-shadow:
    0 0 0 1px var(--tr-line),
    var(--tr-shadow-3);
  & > header {
    display: flex;
    flex: none;
    gap: 12px;
    align-items: center;
    padding: 14px 12px 14px 18px;
    background: var(--tr-frame);
    color: var(--tr-on-frame);
    &:dir(rtl) {
      padding: 14px 18px 14px 12px;
    }
  }
  & [data-part="sun"] {
    display: grid;
    flex: none;
    place-items: center;
    width: 38px;
    height: 38px;
    border-radius: var(--tr-radius-md);
    background: var(--tr-ai);
    color: var(--tr-on-ai);
  }
  & > header > [data-part="words"] {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & h2 {
    font-size: var(--tr-size-lg);
    line-height: 1.2;
  }
  & > header p {
    display: flex;
    gap: 6px;
    align-items: center;
    color: var(--tr-on-frame-muted);
    font-size: var(--tr-size-xs);
  }
  & > header p::before {
    content: "";
    flex: none;
    width: 7px;
    height: 7px;
    border-radius: 50%;
    background: var(--tr-frame-leaf-2);
  }
  & > [role="log"] {
    flex: 1 0 0;
    min-height: 120px;
    --ring: -2px;
  }
  /* Messages are aligned to the bottom until they overflow and scroll. */
  & [data-part="messages"] {
    display: flex;
    flex-direction: column;
    gap: 10px;
    justify-content: flex-end;
    min-height: 100%;
    padding: 18px;
    /* Fades the text at the lower edge; at the end it covers only the padding. */
    &::after {
      content: "";
      position: sticky;
      bottom: 0;
      flex: none;
      height: 18px;
      margin: -10px -18px -18px;
      background: linear-gradient(transparent, var(--tr-surface));
      pointer-events: none;
    }
  }
  &[data-placement="corner"] {
    position: fixed;
    inset-block-end: calc(82px + var(--tr-foot));
    inset-inline-end: 20px;
    z-index: var(--tr-z-overlay);
    max-height: calc(100dvh - 98px - var(--tr-foot));
    /* On short screens, the panel covers the assistant button but not the page header. */
    @media (max-height: 779px) {
      inset-block-end: calc(24px + var(--tr-foot));
      max-height: calc(100dvh - 96px - var(--tr-foot));
    }
  }
  @media (max-width: 767px) {
    width: 100%;
    height: calc(75vh - var(--tr-foot));
    &[data-placement="corner"] {
      inset-block-end: var(--tr-foot);
      inset-inline: 0;
      max-height: none;
      padding-bottom: env(safe-area-inset-bottom);
      border-radius: var(--tr-radius-xl) var(--tr-radius-xl) 0 0;
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    &[data-placement="corner"] {
      animation: ${rise} var(--tr-dur-slow) var(--tr-ease-out);
    }
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
    & > header {
      border-bottom: 1px solid CanvasText;
    }
    & [data-part="messages"]::after {
      display: none;
    }
  }
`;
