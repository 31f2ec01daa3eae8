import { css, type RuleSet } from "styled-components";

/** Between 768 and 1100 px, only the icons are visible and the labels become tooltips. Short screens get denser rows. */
export const collapsedStyles: RuleSet = css`
  /* On short screens with a mouse, all links fit without scrolling. */
  @media (min-width: 1101px) and (max-height: 820px) and (pointer: fine) {
    &[data-collapses] > ul {
      gap: 0;
    }
    &[data-collapses] a {
      min-height: 38px;
    }
  }
  @media (min-width: 768px) and (max-width: 1100px) {
    &[data-collapses] > h2 {
      display: none;
    }
    &[data-collapses] a {
      justify-content: center;
      padding: 0;
    }
    &[data-collapses] a > span {
      position: absolute;
      inset-inline-start: calc(100% + 4px);
      top: 50%;
      z-index: var(--tr-z-tooltip);
      padding: 7px 12px;
      border-radius: 10px;
      background: var(--tr-text);
      color: var(--tr-surface);
      box-shadow: var(--tr-shadow-3);
      font-size: var(--tr-size-sm);
      white-space: nowrap;
      opacity: 0;
      pointer-events: none;
      transform: translateY(-50%);
      transition: opacity var(--tr-dur-fast) var(--tr-ease-out) 80ms;
    }
    &[data-collapses] a::after {
      content: "";
      position: absolute;
      inset-block: 0;
      inset-inline-end: -4px;
      width: 4px;
    }
    &[data-collapses]:not([data-tooltips-hidden]) a:is(:hover, :focus-visible) > span {
      opacity: 1;
      pointer-events: auto;
    }
  }
`;
