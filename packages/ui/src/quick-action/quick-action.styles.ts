import { styled, type StyledComponent } from "styled-components";

/** A tinted card, covered by its link. */
export const Root: StyledComponent<"article"> = styled.article`
  container-type: inline-size;
  position: relative;
  display: flex;
  align-items: start;
  min-height: 148px;
  padding: 26px 28px;
  overflow: hidden;
  border-radius: var(--tr-radius-lg);
  box-shadow: inset 0 0 0 1px var(--tr-edge);
  &[data-tone="sun"] {
    background: var(--tr-ai-soft);
    color: var(--tr-on-ai-soft);
  }
  &[data-tone="sky"] {
    background: var(--tr-info-soft);
    color: var(--tr-on-info-soft);
  }
  & > [data-part="words"] {
    max-width: min(30ch, 62%);
  }
  & h3 {
    font-size: 1.3125rem;
  }
  & p {
    margin-top: 6px;
  }
  & [data-part="link"] {
    margin-top: 14px;
    font-weight: 600;
  }
  & a {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    color: inherit;
    text-decoration: none;
  }
  & a > svg {
    transition: translate var(--tr-dur-base) var(--tr-ease-out);
  }
  &:dir(rtl) a > svg {
    scale: -1 1;
  }
  & > [data-part="picture"] {
    position: absolute;
    inset: auto 0 0 auto;
    line-height: 0;
  }
  &:dir(rtl) > [data-part="picture"] {
    inset: auto auto 0 0;
    scale: -1 1;
  }
  /* The link covers the whole card, and the focus ring is drawn around the card. */
  & a::before {
    content: "";
    position: absolute;
    inset: 0;
    z-index: 1;
  }
  &:has(a:focus-visible) {
    outline: 2px solid var(--tr-focus);
    outline-offset: 2px;
  }
  & a:focus-visible {
    outline: none;
  }
  &:hover a {
    text-decoration: underline;
  }
  @media (prefers-reduced-motion: no-preference) {
    &:hover a > svg {
      translate: 4px 0;
    }
    &:dir(rtl):hover a > svg {
      translate: -4px 0;
    }
  }
  @media (max-width: 1100px) {
    min-height: 140px;
    padding: 22px;
    & > [data-part="words"] {
      max-width: 64%;
    }
    & > [data-part="picture"] {
      width: min(132px, 38%);
    }
    & > [data-part="picture"] > svg {
      width: 100%;
      height: auto;
    }
  }
  /* Enlarged text needs the width of the picture. */
  @container (max-width: 12rem) {
    & > [data-part="words"] {
      max-width: none;
    }
    & > [data-part="picture"] {
      display: none;
    }
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;
