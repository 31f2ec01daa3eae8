import { css, styled, type StyledComponent } from "styled-components";

/** In the collapsed sidebar, the card is only an icon, covered by its button; on short screens, the card is smaller. */
const railStyles = css`
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

export const Root: StyledComponent<"section"> = styled.section`
  position: relative;
  padding: var(--tr-space-4);
  border-radius: 18px;
  background: var(--tr-frame-2);
  color: var(--tr-on-frame);
  & > [data-part="sun"] {
    display: grid;
    place-items: center;
    width: 38px;
    height: 38px;
    margin-bottom: var(--tr-space-3);
    border-radius: var(--tr-radius-md);
    background: var(--tr-ai);
    color: var(--tr-on-ai);
  }
  & > [data-part="status"] {
    position: absolute;
    inset: 16px 14px auto auto;
    display: flex;
    align-items: center;
    gap: 6px;
    font: 600 var(--tr-size-2xs) / 1 var(--tr-font-text);
  }
  &:dir(rtl) > [data-part="status"] {
    inset: 16px auto auto 14px;
  }
  & > [data-part="status"]::before {
    content: "";
    width: 7px;
    height: 7px;
    border-radius: 50%;
    background: var(--tr-leaf-2);
    box-shadow: 0 0 0 3px color-mix(in oklab, var(--tr-leaf-2) 25%, transparent);
  }
  & > h2 {
    font-size: var(--tr-size-lg);
    letter-spacing: -0.01em;
    line-height: 1.2;
  }
  & > p {
    margin: 4px 0 12px;
    color: var(--tr-on-frame-muted);
    font-size: var(--tr-size-sm);
  }
  ${railStyles}
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;
