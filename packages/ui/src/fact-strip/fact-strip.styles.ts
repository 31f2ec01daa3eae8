import { styled, type StyledComponent } from "styled-components";

/** Three facts and the expected growth in a row, two per row on small screens. */
export const Root: StyledComponent<"dl"> = styled.dl`
  display: grid;
  /* Four columns from 46rem, one below 20rem, otherwise two. */
  --share: clamp(24%, (46rem - 100%) * 999, 48%);
  grid-template-columns: repeat(auto-fit, minmax(max(var(--share), min((20rem - 100%) * 999, 100%)), 1fr));
  gap: 1px;
  overflow: hidden;
  border-radius: var(--tr-radius-lg);
  background: var(--tr-line);
  box-shadow:
    0 0 0 1px var(--tr-line),
    var(--tr-shadow-1);
  margin: 1px;
  & > div {
    padding: 22px 24px;
    background: var(--tr-surface);
  }
  & dt {
    display: flex;
    align-items: center;
    gap: 8px;
    margin-bottom: 8px;
    color: var(--tr-text-2);
    font-size: var(--tr-size-sm);
    font-weight: 550;
    overflow-wrap: anywhere;
  }
  & dt > svg {
    flex: none;
  }
  & dd {
    font-weight: 600;
    font-size: var(--tr-size-lg);
    line-height: 1.35;
    overflow-wrap: anywhere;
  }
  /* Users type answers in lowercase; capitalize the first letter. */
  & dd::first-letter {
    text-transform: uppercase;
  }
  & > [data-part="growth"] {
    position: relative;
    overflow: hidden;
    background: var(--tr-primary-soft);
    color: var(--tr-on-primary-soft);
  }
  & > [data-part="growth"] dt {
    color: inherit;
  }
  & > [data-part="growth"] dd {
    padding-inline-end: 40px;
    font-size: var(--tr-size-sm);
    overflow-wrap: break-word;
  }
  & > [data-part="growth"] strong {
    display: block;
    margin-bottom: 4px;
    font: 700 2rem/1 var(--tr-font-display);
    white-space: nowrap;
    letter-spacing: -0.035em;
  }
  & > [data-part="growth"] svg[width="88"] {
    position: absolute;
    right: -20px;
    bottom: -26px;
  }
  &:dir(rtl) > [data-part="growth"] svg[width="88"] {
    right: auto;
    left: -20px;
  }
  @media (max-width: 767px) {
    & > div {
      padding: 16px;
    }
    & > [data-part="growth"] strong {
      font-size: 1.375rem;
    }
    & > [data-part="growth"] svg[width="88"] {
      display: none;
    }
    & > [data-part="growth"] dd {
      padding-inline-end: 0;
    }
  }
  @media (forced-colors: active) {
    border-radius: 0;
    & > div {
      border: 1px solid CanvasText;
    }
  }
`;
