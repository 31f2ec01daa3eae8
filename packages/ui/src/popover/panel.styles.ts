import { css, type RuleSet } from "styled-components";

/** Surface of the panels that float above the page. */
export const panelStyles: RuleSet = css`
  border: 0;
  border-radius: var(--tr-radius-lg);
  color: var(--tr-text);
  background: var(--tr-surface);
  box-shadow:
    inset 0 0 0 1px var(--tr-line),
    var(--tr-shadow-3);
  scrollbar-width: thin;
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;
