import { styled, type StyledComponent } from "styled-components";

export const Root: StyledComponent<"div"> = styled.div`
  position: absolute;
  inset: 0;
  pointer-events: none;
  & > i {
    position: absolute;
    inset-block: 0;
    inset-inline-start: var(--x);
    border-inline-start: 1px dashed var(--tr-line-strong);
  }
  /* The tooltip is shifted in proportion to its position, so that it stays inside the plot. */
  & > p {
    position: absolute;
    inset-block-end: calc(var(--y) + 18px);
    inset-inline-start: var(--x);
    z-index: 1;
    width: max-content;
    max-width: min(240px, 100%);
    padding: 9px 14px;
    border-radius: var(--tr-radius-md);
    background: var(--tr-text);
    color: var(--tr-surface);
    font-size: var(--tr-size-2xs);
    line-height: 1.35;
    overflow-wrap: anywhere;
    translate: calc(var(--x) * -1) 0;
  }
  &:dir(rtl) > p {
    translate: var(--x) 0;
  }
  &[data-below] > p {
    inset-block: calc(100% - var(--y) + 18px) auto;
  }
  & strong {
    display: block;
    font-size: var(--tr-size-sm);
  }
  @media (forced-colors: active) {
    & > p {
      border: 1px solid CanvasText;
    }
  }
`;
