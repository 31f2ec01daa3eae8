import { styled, type StyledComponent } from "styled-components";

/** Question above its field, chips and buttons. */
export const Form: StyledComponent<"form"> = styled.form`
  /* The field has focus from the start, so its ring is subtle. */
  --tr-halo: transparent;
  & > h1 {
    margin-bottom: var(--tr-space-6);
    font-size: clamp(1.875rem, 1.4rem + 1.6vw, 2.75rem);
    letter-spacing: -0.03em;
    outline: none;
  }
  & textarea {
    padding: 16px 18px;
    border-radius: var(--tr-radius-lg);
    font-size: var(--tr-size-xl);
  }
  /* Suggestions come first; the field for other answers is less prominent until the user needs it. */
  &[data-suggests] textarea {
    padding: 11px 16px;
    font-size: var(--tr-size-lg);
  }
  &[data-suggests] textarea:placeholder-shown:not(:focus) {
    border-style: dashed;
    background: transparent;
  }
  & > [data-part="chips"] {
    min-height: 34px;
    margin-top: var(--tr-space-3);
  }
  & > [data-part="chips"] li {
    background: var(--tr-primary-soft);
    color: var(--tr-on-primary-soft);
  }
  & > [data-part="buttons"] {
    display: flex;
    flex-wrap: wrap;
    gap: 10px;
    margin-top: var(--tr-space-5);
  }
  & > [data-part="buttons"] > :last-child {
    margin-inline-start: auto;
    min-width: 132px;
  }
  @media (max-width: 767px) {
    display: flex;
    flex: 1;
    flex-direction: column;
    & > [data-part="buttons"] {
      position: sticky;
      bottom: 0;
      z-index: 1;
      margin-top: auto;
      padding-block: 12px max(12px, env(safe-area-inset-bottom));
      background: var(--tr-canvas);
    }
    & > [data-part="buttons"] > :last-child {
      flex: 1;
    }
  }
`;
