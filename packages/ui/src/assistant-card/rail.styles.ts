import { css, type RuleSet } from "styled-components";

/** In the collapsed sidebar the card is only an icon, covered by its button; on low screens it is shorter. */
export const railStyles: RuleSet = css`
  [data-rail] & {
    @media (min-width: 768px) and (max-width: 1100px) {
      padding: 9px;
      & > [data-part="sun"] {
        margin: 0;
      }
      & > :is(h2, p, [data-part="status"]) {
        position: absolute;
        width: 1px;
        height: 1px;
        overflow: hidden;
        clip-path: inset(50%);
      }
      & > [data-part="action"] {
        position: absolute;
        inset: 0;
        opacity: 0;
      }
      & > [data-part="action"] > * {
        width: 100%;
        height: 100%;
      }
      &:has(:focus-visible) {
        outline: 2px solid var(--tr-focus-on-frame);
        outline-offset: 2px;
      }
      &:hover > [data-part="sun"] {
        background: var(--tr-ai-hover);
      }
    }
    @media (min-width: 1101px) and (max-height: 760px) {
      padding: 14px 16px;
      & > p {
        display: none;
      }
      & > h2 {
        margin-bottom: 10px;
      }
      & > [data-part="sun"] {
        margin-bottom: 8px;
      }
    }
  }
`;
