import { captionMaximum } from "@trellis/contract/content";
import type { ReactNode } from "react";
import { styled } from "styled-components";

const Root = styled.span`
  display: inline-flex;
  margin-inline-end: calc(8px - var(--tr-space-4));
  & > svg {
    rotate: -90deg;
    fill: none;
    stroke: var(--tr-grid);
    stroke-width: 3.5;
  }
  & circle + circle {
    stroke: var(--tr-progress);
    stroke-linecap: round;
  }
  &[data-over] circle + circle {
    stroke: var(--tr-warning);
  }
  @media (forced-colors: active) {
    & circle + circle {
      stroke: Highlight;
    }
  }
`;

/** Shows how much of the maximum visible length a caption uses. It is decorative, because the number of characters is next to it. */
export function LengthRing({ length }: { length: number }): ReactNode {
  const share = Math.min(1, length / captionMaximum);
  const circle = { cx: 13, cy: 13, r: 10.5, pathLength: 100 };
  return (
    <Root aria-hidden="true" data-over={length >= captionMaximum || undefined}>
      <svg width="26" height="26" viewBox="0 0 26 26">
        <circle {...circle} />
        {share > 0 && <circle {...circle} strokeDasharray={`${share * 100} 100`} />}
      </svg>
    </Root>
  );
}
