import { styled, type StyledComponent } from "styled-components";
import { growthForcedColors } from "../illustration/growth-styles.ts";
import { growthLineStyles } from "./growth-line.styles.ts";

export const Root: StyledComponent<"div"> = styled.div`
  ${growthLineStyles}
  ${growthForcedColors}
  &[data-resting] * {
    animation: none;
  }
  & > svg {
    display: block;
    width: 100%;
    height: auto;
    overflow: visible;
  }
  & [data-part="lattice"] {
    mask: linear-gradient(90deg, transparent 20%, #000 52%) no-repeat;
  }
  & [data-part="week"] {
    font: 600 12px var(--tr-font-text);
    fill: var(--tr-text-2);
  }
  &[data-size="wide"] > [data-size="compact"],
  &[data-size="compact"] > [data-size="wide"] {
    display: none;
  }
  &[data-size="auto"] > [data-size="compact"] {
    display: none;
  }
  @media (max-width: 1100px) {
    &[data-size="auto"] > [data-size="wide"] {
      display: none;
    }
    &[data-size="auto"] > [data-size="compact"] {
      display: block;
    }
  }
  @media (max-width: 767px) {
    & [data-part="lattice"] {
      mask: linear-gradient(180deg, transparent 26%, #000 60%) no-repeat;
    }
  }
`;
