import { styled, type StyledComponent } from "styled-components";

/** Dark green panel; on small screens a strip that the form overlaps. */
export const Panel: StyledComponent<"aside"> = styled.aside`
  position: sticky;
  top: 12px;
  height: calc(100dvh - 24px);
  min-height: 560px;
  margin: 12px;
  border-radius: var(--tr-radius-2xl);
  overflow: hidden;
  background: var(--tr-frame);
  color: var(--tr-on-frame);
  & > [data-part="words"] {
    position: absolute;
    /* Toasts of two lines fit below the text. */
    --below: 104px;
    inset: auto 44px var(--below);
    isolation: isolate;
  }
  /* The illustration fades out above the text, regardless of the text's length. */
  & > [data-part="words"]::before {
    content: "";
    position: absolute;
    inset: -150px -44px calc(-1 * var(--below));
    z-index: -1;
    background: linear-gradient(
      to top,
      var(--tr-frame) calc(100% - 136px),
      color-mix(in oklab, var(--tr-frame) 88%, transparent) calc(100% - 96px),
      color-mix(in oklab, var(--tr-frame) 45%, transparent) calc(100% - 48px),
      transparent
    );
  }
  & [data-part="slogan"] {
    font: 700 min(clamp(2.5rem, 1rem + 3.4vw, 4rem), 5.5vw) / 1 var(--tr-font-display);
    letter-spacing: -0.045em;
    text-wrap: balance;
  }
  & [data-part="slogan"] + p {
    max-width: 40ch;
    margin-top: var(--tr-space-4);
    color: var(--tr-on-frame-muted);
    font-size: 1.125rem;
    text-wrap: balance;
  }
  @media (max-width: 1100px) {
    & > [data-part="words"] {
      inset: auto 28px var(--below);
    }
  }
  @media (max-width: 767px) {
    position: relative;
    top: 0;
    grid-row: 1;
    height: 190px;
    min-height: 0;
    margin: 0;
    border-radius: 0;
    & > [data-part="words"] {
      display: none;
    }
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
    & > [data-part="words"]::before {
      forced-color-adjust: none;
      background: linear-gradient(to top, Canvas calc(100% - 150px), transparent);
    }
  }
`;

/** Container of the illustration. */
export const Art: StyledComponent<"div"> = styled.div`
  position: absolute;
  inset: 0;
  & > svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }
  @media (max-width: 767px) {
    & > svg {
      inset: -92px 0 auto;
      height: auto;
      aspect-ratio: 760 / 940;
    }
  }
`;
