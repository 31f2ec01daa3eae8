import { css, keyframes, type RuleSet } from "styled-components";

const draw = keyframes`
  from {
    stroke-dashoffset: 1;
  }
`;

const sprout = keyframes`
  from {
    transform: scale(0);
  }
`;

/** Draws vines and scales up their leaves, once. With reduced motion they appear without animation. */
export const growAnimation: RuleSet = css`
  @media screen and (prefers-reduced-motion: no-preference) {
    & [data-vine] {
      stroke-dasharray: 1 2;
      animation: ${draw} var(--tr-dur-grow) var(--tr-ease-out) backwards;
    }
    & [data-sprout] {
      animation: ${sprout} var(--tr-dur-slow) var(--tr-ease-out) backwards;
    }
    &[data-unseen] :is([data-vine], [data-sprout]) {
      animation-play-state: paused;
    }
  }
`;

/** Lets a picture grow when it becomes visible. Animations below the fold would delay the first load. */
export function growInView(picture: SVGSVGElement | null): (() => void) | undefined {
  if (!picture || !("IntersectionObserver" in globalThis)) return undefined;
  picture.dataset["unseen"] = "";
  const observer = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return;
    delete picture.dataset["unseen"];
    observer.disconnect();
  });
  observer.observe(picture);
  return () => observer.disconnect();
}

/** In forced colors the illustration is reduced to lines; backgrounds and lattice are hidden. */
export const growthForcedColors: RuleSet = css`
  @media (forced-colors: active) {
    --tr-frame: Canvas;
    --tr-frame-2: Canvas;
    --tr-frame-lattice: Canvas;
    --tr-lattice: Canvas;
    --tr-node-empty: Canvas;
    --tr-node-line: CanvasText;
    --tr-node-ring: Canvas;
    --tr-node-check: Canvas;
    --tr-stem: CanvasText;
    --tr-text-2: CanvasText;
    --tr-ai: Highlight;
  }
`;

/** On the dark frame, illustrations use the dark palette in every theme. */
export const growthOnFrame: RuleSet = css`
  --tr-stem: var(--tr-frame-stem);
  --tr-leaf: var(--tr-frame-leaf);
  --tr-leaf-2: var(--tr-frame-leaf-2);
  --tr-petal: var(--tr-frame-petal);
  --tr-petal-2: var(--tr-frame-petal-2);
  --tr-pollen: var(--tr-frame-pollen);
`;
