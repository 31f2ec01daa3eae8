import { css } from "styled-components";

/**
 * Fades content at the edges reported by `useEdges`. Disabled while focused, to keep the focus ring visible. `--edge` is
 * the width of the invisible part.
 */
export const edgeFade: ReturnType<typeof css> = css`
  --fade-left: 0px;
  --fade-right: 0px;
  &[data-more~="left"] {
    --fade-left: 40px;
  }
  &[data-more~="right"] {
    --fade-right: 40px;
  }
  &[data-more]:not(:focus-visible) {
    mask-image: linear-gradient(
      90deg,
      transparent min(var(--fade-left), var(--edge, 0px)),
      #000 var(--fade-left),
      #000 calc(100% - var(--fade-right)),
      transparent calc(100% - min(var(--fade-right), var(--edge, 0px)))
    );
  }
  @media (forced-colors: active) {
    &[data-more]:not(:focus-visible) {
      mask-image: none;
    }
  }
`;
