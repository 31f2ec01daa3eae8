import { styled, type StyledComponent } from "styled-components";

/** A dot on a point of the line, at `--x` and `--y`: filled if the point has a note, hollow if it is selected. */
export const Dot: StyledComponent<"b"> = styled.b`
  position: absolute;
  inset-block-end: var(--y);
  inset-inline-start: var(--x);
  width: 16px;
  height: 16px;
  margin: -8px;
  border: 3.5px solid var(--tr-d1);
  border-radius: 50%;
  background: var(--tr-surface);
  pointer-events: none;
  &[data-part="noted"] {
    border: 3px solid var(--tr-surface);
    background: var(--tr-petal);
  }
  @media (forced-colors: active) {
    border-color: Highlight;
    &[data-part="noted"] {
      border-color: Canvas;
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;
