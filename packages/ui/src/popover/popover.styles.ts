import { styled, type StyledComponent } from "styled-components";
import { panelStyles } from "./panel.styles.ts";

/** The panel is in the top layer and positioned with CSS anchor positioning, so nothing is measured in JavaScript. */
export const Root: StyledComponent<"div"> = styled.div`
  display: inline-flex;
  max-width: 100%;
  anchor-name: --tr-popover;
  anchor-scope: --tr-popover;
  & > [popover] {
    ${panelStyles}
    position: fixed;
    inset: auto;
    width: max-content;
    min-width: min(200px, 100vw - 24px);
    max-width: min(360px, 100vw - 24px);
    max-height: min(480px, 100dvh - 24px);
    margin: 8px 0;
    padding: var(--tr-space-4);
    overflow: hidden auto;
    overscroll-behavior: contain;
    overflow-wrap: anywhere;
    white-space: normal;
    position-anchor: --tr-popover;
    position-area: self-block-end span-self-inline-end;
    position-try-fallbacks:
      flip-block,
      flip-inline,
      flip-block flip-inline;
    &[data-align="end"] {
      position-area: self-block-end span-self-inline-start;
    }
    &:popover-open {
      animation: tr-popover-in var(--tr-dur-fast) var(--tr-ease-out);
    }
    @supports not (anchor-name: --tr-popover) {
      inset: 0;
      margin: auto;
    }
    @media (prefers-reduced-motion: reduce) {
      animation: none;
    }
  }
  @keyframes tr-popover-in {
    from {
      opacity: 0;
      scale: 0.98;
    }
  }
`;
