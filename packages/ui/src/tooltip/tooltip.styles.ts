import { styled, type StyledComponent } from "styled-components";

/** The bubble is in the top layer and positioned with CSS anchors, without measuring. */
export const Root: StyledComponent<"span"> = styled.span`
  display: inline-flex;
  max-width: 100%;
  anchor-name: --tr-tip;
  anchor-scope: --tr-tip;
  & > [role="tooltip"] {
    position: fixed;
    inset: auto;
    width: max-content;
    max-width: min(280px, 100vw - 24px);
    margin: 0;
    /* The gap is part of the bubble, so that the pointer can cross it. */
    padding: 7px;
    border: 0;
    color: var(--tr-surface);
    background: none;
    overflow: visible;
    position-anchor: --tr-tip;
    position-area: block-start;
    position-try-fallbacks: flip-block;
    white-space: normal;
    &[data-side="bottom"] {
      position-area: block-end;
    }
    &[data-side="start"] {
      position-area: self-inline-start;
      position-try-fallbacks: flip-inline, block-start, block-end;
    }
    &[data-side="end"] {
      position-area: self-inline-end;
      position-try-fallbacks: flip-inline, block-start, block-end;
    }
    & > span {
      display: block;
      padding: 6px 11px;
      border-radius: var(--tr-radius-control-sm);
      background: var(--tr-text);
      box-shadow: var(--tr-shadow-2);
      font-family: var(--tr-font-text);
      font-size: var(--tr-size-xs);
      font-weight: var(--tr-weight-medium);
      letter-spacing: normal;
      line-height: 1.4;
      text-align: start;
      overflow-wrap: anywhere;
    }
    &:popover-open {
      animation: tr-tip-in var(--tr-dur-fast) var(--tr-ease-out);
    }
    @supports not (anchor-name: --tr-tip) {
      inset: auto 0 24px;
      margin-inline: auto;
    }
    @media (prefers-reduced-motion: reduce) {
      animation: none;
    }
    @media (forced-colors: active) {
      & > span {
        border: 1px solid CanvasText;
      }
    }
  }
  @keyframes tr-tip-in {
    from {
      opacity: 0;
      scale: 0.98;
    }
  }
`;
