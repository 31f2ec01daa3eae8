import { styled, type StyledComponent } from "styled-components";

/** Form and illustration side by side, stacked below 768 px. */
export const Root: StyledComponent<"div"> = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 48.5fr) minmax(0, 51.5fr);
  min-height: 100dvh;
  background: var(--tr-surface);
  @media (max-width: 1100px) {
    grid-template-columns: minmax(0, 60fr) minmax(0, 40fr);
  }
  @media (max-width: 767px) {
    grid-template: 164px 1fr / minmax(0, 1fr);
    background: var(--tr-frame);
  }
`;

/** Header, content and footer of the form. */
export const Form: StyledComponent<"main"> = styled.main`
  display: grid;
  grid-template: auto 1fr auto / minmax(0, 1fr);
  padding: 28px 40px;
  background: var(--tr-surface);
  color: var(--tr-text);
  & > [data-part="head"] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--tr-space-1) var(--tr-space-3);
    min-height: 36px;
  }
  & > [data-part="head"] > a {
    display: flex;
    align-items: center;
    border-radius: var(--tr-radius-control-sm);
    text-decoration: none;
  }
  & > [data-part="box"] {
    align-self: center;
    justify-self: center;
    width: min(392px, 100%);
    padding: clamp(12px, calc(6vh - 40px), 28px) 0;
  }
  & > footer {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 14px;
    color: var(--tr-text-3);
    font-size: var(--tr-size-sm);
  }
  & > footer > * {
    display: inline-flex;
    align-items: center;
    min-height: 24px;
  }
  & > footer a:not(:hover) {
    color: inherit;
    text-decoration: none;
  }
  @media (pointer: coarse) {
    & > [data-part="head"] > a,
    & > footer > * {
      min-height: var(--tr-control);
    }
    & > footer > a {
      justify-content: center;
      min-width: var(--tr-control);
    }
  }
  @media (max-width: 767px) {
    z-index: 1;
    grid-row: 2;
    padding: 22px 22px 28px;
    border-radius: 26px 26px 0 0;
    & > [data-part="box"] {
      align-self: start;
      padding: 26px 0;
    }
  }
`;
