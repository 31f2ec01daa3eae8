import { styled, type StyledComponent } from "styled-components";

/** Sidebar with navigation, illustration and assistant card. Hidden below 768 px. */
export const Sidebar: StyledComponent<"aside"> = styled.aside`
  position: sticky;
  top: 64px;
  z-index: var(--tr-z-sticky);
  display: flex;
  flex-direction: column;
  height: calc(100dvh - 64px - var(--tr-foot));
  padding: 8px 14px 16px;
  --tr-focus: var(--tr-focus-on-frame);
  & > [data-part="art"] {
    position: absolute;
    inset: auto 0 150px 0;
    z-index: -1;
    overflow: clip;
    overflow-clip-margin: 8px;
  }
  & > nav + nav {
    margin-top: 11px;
  }
  /* On short screens, the links cover the illustration. */
  & > nav {
    background-color: var(--tr-frame);
    /* As wide as the padding, so that it doesn't darken the page beside it. */
    box-shadow: 0 12px 10px 4px var(--tr-frame);
  }
  & > [data-part="foot"] {
    margin-top: auto;
    padding-top: var(--tr-space-4);
  }
  @media (max-width: 1100px), (max-height: 830px) {
    & > [data-part="art"] {
      display: none;
    }
  }
  @media (min-width: 1101px), (max-height: 520px) {
    overflow: hidden auto;
    scrollbar-width: thin;
    scrollbar-color: var(--tr-frame-line) transparent;
  }
  @media (max-width: 767px) {
    display: none;
  }
`;
