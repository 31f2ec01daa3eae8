import { styled, type StyledComponent } from "styled-components";

/** A permanent mark on a point with a note. */
export const NotedPoint: StyledComponent<"i"> = styled.i`
  position: absolute;
  inset-block-end: var(--y);
  inset-inline-start: var(--x);
  width: 16px;
  height: 16px;
  margin: -8px;
  border: 3px solid var(--tr-surface);
  border-radius: 50%;
  background: var(--tr-petal);
  pointer-events: none;

  @media (forced-colors: active) {
    border-color: Canvas;
    background: Highlight;
    forced-color-adjust: none;
  }
`;
