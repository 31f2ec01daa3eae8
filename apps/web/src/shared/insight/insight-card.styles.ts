import { styled, type StyledComponent } from "styled-components";

/** Flower, sentence and action side by side; on phones, the action is below. */
export const Root: StyledComponent<"div"> = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 14px 20px;
  align-items: center;
  padding: 18px 24px;
  border-radius: var(--tr-radius-lg);
  background: linear-gradient(105deg, var(--tr-hero-1), var(--tr-hero-2));
  box-shadow: inset 0 0 0 1px var(--tr-edge);
  & > svg {
    flex: none;
  }
  & > p {
    flex: 1 1 min(16rem, 100%);
    min-width: 0;
    max-width: 62ch;
    margin-inline-end: auto;
    font-family: var(--tr-font-display);
    font-size: var(--tr-size-xl);
    font-weight: 600;
    font-variant-numeric: lining-nums;
    letter-spacing: -0.012em;
    line-height: 1.35;
    overflow-wrap: anywhere;
    text-wrap: pretty;
  }
  & > :is(a, button) {
    flex: none;
  }
  @media (max-width: 767px) {
    align-items: start;
    padding: 16px;
    & > svg {
      width: 40px;
      height: 46px;
    }
    & > p {
      flex-basis: min(12rem, 100%);
      font-size: var(--tr-size-lg);
    }
    & > :is(a, button) {
      flex: 1 0 100%;
    }
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;
