import { css } from "styled-components";

/** Newest toast in front of two more, which phones hide; the stack expands on hover and focus. */
export const toastStyles: ReturnType<typeof css> = css`
  --gap: 10px;
  --shrink: calc(1 - max(0, 1 - (var(--toast-index) * 0.04)));
  --height: var(--toast-frontmost-height, var(--toast-height));
  position: absolute;
  inset: auto 0 0;
  z-index: calc(100 - var(--toast-index));
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 12px;
  align-items: var(--dock-align, start);
  height: var(--height);
  padding: var(--dock-padding, 14px 14px 14px 16px);
  border-radius: var(--dock-radius, var(--tr-radius-lg));
  color: var(--tr-text);
  background: var(--tr-surface);
  box-shadow: var(--dock-shadow, inset 0 0 0 1px var(--tr-line), var(--tr-shadow-2));
  transform: translateX(var(--toast-swipe-movement-x))
    translateY(calc(var(--toast-swipe-movement-y) - (var(--toast-index) * 10px) - (var(--shrink) * var(--height))))
    scale(calc(1 - var(--shrink)));
  transform-origin: bottom center;
  transition:
    transform var(--tr-dur-base) var(--tr-ease-out),
    opacity var(--tr-dur-base) var(--tr-ease-out),
    height var(--tr-dur-fast) var(--tr-ease-out);
  &:not([data-expanded]) {
    overflow: hidden;
  }
  &[data-peek="none"]:not([data-expanded]) {
    opacity: 0;
  }
  @media (max-width: 767px) {
    &[data-peek]:not([data-expanded]) {
      opacity: 0;
    }
  }
  &[data-expanded] {
    height: var(--toast-height);
    transform: translateX(var(--toast-swipe-movement-x))
      translateY(calc(var(--toast-offset-y) * -1 - var(--toast-index) * var(--gap) + var(--toast-swipe-movement-y)));
  }
  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
    transform: translateY(100%);
  }
  &[data-limited] {
    opacity: 0;
  }
  /* Bridges the gaps, so that moving the pointer between toasts doesn't collapse the stack. */
  &::after {
    content: "";
    position: absolute;
    inset: 100% 0 auto;
    height: calc(var(--gap) + 1px);
  }
  & > svg {
    margin-top: var(--dock-mark, 2px);
    color: var(--tr-text-2);
  }
  &[data-type="success"] > svg {
    color: var(--tr-success);
  }
  &[data-type="error"] > svg {
    color: var(--tr-danger);
  }
  & .title {
    font-family: inherit;
    font-size: var(--tr-size-md);
    font-weight: var(--tr-weight-semi);
    letter-spacing: normal;
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
  & .description {
    margin-top: 2px;
    color: var(--tr-text-2);
    font-size: var(--tr-size-sm);
    overflow-wrap: anywhere;
  }
  & > div > button {
    margin-top: 10px;
  }
  /* Aligns the first line with the larger close button. */
  @media (pointer: coarse) {
    & > svg {
      margin-top: var(--dock-mark, 7px);
    }
    & > div {
      padding-block: 5px;
    }
  }
  & > button {
    margin: -6px -6px -6px 0;
    color: var(--tr-text-3);
  }
  @media (prefers-reduced-motion: reduce) {
    transition: opacity var(--tr-dur-base) var(--tr-ease-out);
    &[data-starting-style],
    &[data-ending-style] {
      transform: none;
    }
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
    &[data-type] > svg {
      color: CanvasText;
    }
  }
`;
