import { styled, type StyledComponent } from "styled-components";

export const Root: StyledComponent<"span"> = styled.span`
  position: relative;
  display: inline-grid;
  flex: none;
  place-items: center;
  color: var(--tr-text);
  /* Enlarged text must fit into the ring. */
  font-size: min(var(--tr-size-2xs), max(12px, var(--ring-text)));
  font-weight: 650;
  font-variant-numeric: tabular-nums lining-nums;
  line-height: 1;
  & > svg.ring {
    position: absolute;
    inset: 0;
    fill: none;
    stroke: var(--tr-grid);
    rotate: -90deg;
  }
  & > svg.ring > circle + circle {
    stroke: var(--tr-progress);
    stroke-linecap: round;
    transition: stroke-dashoffset var(--tr-dur-grow) var(--tr-ease-out);
  }
  &[data-empty] > svg.ring > circle + circle {
    stroke: none;
  }
  @media (prefers-reduced-motion: reduce) {
    & > svg.ring > circle + circle {
      transition: none;
    }
  }
  @media (forced-colors: active) {
    & > svg.ring > circle:first-child {
      stroke: CanvasText;
      stroke-width: 1px;
    }
    & > svg.ring > circle + circle {
      stroke: Highlight;
    }
  }
`;
