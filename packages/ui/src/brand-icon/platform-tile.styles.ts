import { styled, type StyledComponent } from "styled-components";

export const Root: StyledComponent<"span"> = styled.span`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: var(--tr-radius-control);
  &[data-size="sm"] {
    width: 30px;
    height: 30px;
    border-radius: 9px;
  }
  box-shadow: inset 0 0 0 1px var(--tr-edge);
  &[data-brand="youtube"] {
    color: var(--tr-youtube);
    background: var(--tr-youtube-tile);
  }
  &[data-brand="instagram"] {
    color: var(--tr-instagram);
    background: var(--tr-instagram-tile);
  }
  &[data-brand="tiktok"] {
    color: var(--tr-tiktok);
    background: var(--tr-tiktok-tile);
  }
  &[data-brand="facebook"] {
    color: var(--tr-facebook);
    background: var(--tr-facebook-tile);
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
    color: CanvasText;
  }
`;
