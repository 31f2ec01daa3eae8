import { css, styled, type StyledComponent } from "styled-components";

export const popupStyles: ReturnType<typeof css> = css`
  min-width: 232px;
  max-width: min(320px, 100vw - 24px);
  max-height: var(--available-height);
  padding: 6px;
  overflow-y: auto;
  border-radius: var(--tr-radius-lg);
  outline: 0;
  color: var(--tr-text);
  background: var(--tr-surface);
  box-shadow:
    inset 0 0 0 1px var(--tr-line),
    var(--tr-shadow-3);
  transform-origin: var(--transform-origin);
  transition:
    opacity var(--tr-dur-fast) var(--tr-ease-out),
    scale var(--tr-dur-fast) var(--tr-ease-out);
  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
    scale: 0.98;
  }
  & [role^="menuitem"] {
    display: flex;
    gap: 11px;
    align-items: center;
    min-height: 42px;
    padding: 6px 12px;
    border-radius: 11px;
    outline: 0;
    color: inherit;
    font-weight: 550;
    line-height: 1.3;
    text-decoration: none;
    cursor: pointer;
    user-select: none;
    @media (pointer: coarse) {
      min-height: var(--tr-control);
    }
    &[data-highlighted] {
      color: var(--tr-on-primary-soft);
      background: var(--tr-primary-soft);
      box-shadow: inset 0 0 0 1px var(--tr-edge);
    }
    &[data-disabled] {
      cursor: not-allowed;
      opacity: 0.5;
    }
    @media (forced-colors: active) {
      &[data-highlighted] {
        outline: 2px solid Highlight;
        outline-offset: -2px;
      }
    }
  }
  & [role="menuitemradio"] > .mark {
    flex: none;
    width: 18px;
    height: 18px;
    color: var(--tr-primary);
  }
  @media (prefers-reduced-motion: reduce) {
    scale: none;
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

export const Header: StyledComponent<"div"> = styled.div`
  padding: 8px 12px 10px;
  margin-bottom: 6px;
  border-bottom: 1px solid var(--tr-line);
  color: var(--tr-text-2);
  font-size: var(--tr-size-sm);
  overflow-wrap: anywhere;
`;
