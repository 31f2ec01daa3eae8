import { styled, type StyledComponent } from "styled-components";

/** A tinted tile around the icon of a figure. Set `data-tone`. */
export const StatIcon: StyledComponent<"span"> = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 34px;
  height: 34px;
  border-radius: var(--tr-radius-control-sm);
  &[data-tone="leaf"] {
    color: var(--tr-on-primary-soft);
    background: var(--tr-primary-soft);
  }
  &[data-tone="sun"] {
    color: var(--tr-on-ai-soft);
    background: var(--tr-ai-soft);
  }
  &[data-tone="bloom"] {
    color: var(--tr-on-danger-soft);
    background: var(--tr-danger-soft);
  }
  &[data-tone="sky"] {
    color: var(--tr-on-info-soft);
    background: var(--tr-info-soft);
  }
`;
