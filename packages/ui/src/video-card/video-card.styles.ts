import { styled, type StyledComponent } from "styled-components";

export const Root: StyledComponent<"article"> = styled.article`
  min-width: 0;
  & > [data-part="picture"] {
    position: relative;
    display: grid;
    place-items: center;
    overflow: hidden;
    aspect-ratio: 16 / 9;
    border-radius: 14px;
    background: var(--tr-sunken);
    color: var(--tr-text-3);
    & > img {
      width: 100%;
      height: 100%;
      object-fit: cover;
    }
    & > span {
      position: absolute;
      inset-block-end: 8px;
      inset-inline-end: 8px;
      padding: 5px 6px;
      border-radius: var(--tr-radius-xs);
      background: var(--tr-frame);
      color: var(--tr-on-frame);
      font-size: var(--tr-size-2xs);
      font-weight: var(--tr-weight-semi);
      font-variant-numeric: tabular-nums lining-nums;
      line-height: 1;
    }
  }
  & > h3 {
    margin-top: var(--tr-space-3);
    font-family: var(--tr-font-text);
    font-size: var(--tr-size-md);
    font-weight: var(--tr-weight-semi);
    letter-spacing: normal;
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
  & > p {
    margin-top: 2px;
    color: var(--tr-text-2);
    font-size: var(--tr-size-sm);
    font-variant-numeric: lining-nums;
    overflow-wrap: anywhere;
  }
  @media (forced-colors: active) {
    & > [data-part="picture"] {
      border: 1px solid CanvasText;
    }
  }
`;
