import { Card } from "@trellis/ui/card";
import { css, keyframes, styled, type StyledComponent } from "styled-components";

const pop = keyframes`
  from { scale: 0.6; }
`;

/** The answers are nodes of a vine, which runs from left to right in a wide card, and from top to bottom otherwise. */
const wide = css`
  @container (min-width: 50rem) {
    grid-template-columns: repeat(5, minmax(0, 1fr));
    gap: var(--tr-space-5);
    & > div {
      grid-template-columns: minmax(0, 1fr);
      align-content: start;
      padding: 0;
    }
    & > div::before {
      display: none;
    }
    & dt {
      grid-template-columns: 44px minmax(0, 1fr);
    }
    & [data-part="stem"] {
      display: block;
      width: calc(100% + var(--tr-space-3) + var(--tr-space-5));
    }
    & > div:last-child [data-part="stem"] {
      width: 100%;
    }
    & [data-part="label"] {
      grid-column: 1 / -1;
    }
    & dd {
      grid-column: 1;
    }
  }
`;

/** The five answers. */
export const Answers: StyledComponent<"dl"> = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin: 0;
  & > div {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    gap: var(--tr-space-2) var(--tr-space-3);
    align-items: center;
    padding-block: 6px;
  }
  & > div:not(:last-child)::before {
    position: absolute;
    inset: 28px auto -28px 20px;
    width: 4px;
    background: var(--tr-stem);
    content: "";
  }
  & dt {
    display: grid;
    grid-template-columns: 44px minmax(0, 1fr);
    gap: var(--tr-space-2) var(--tr-space-3);
    align-items: center;
    color: var(--tr-on-primary-soft);
    font-size: var(--tr-size-sm);
    font-weight: 600;
  }
  & [data-part="node"] {
    position: relative;
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    border-radius: var(--tr-radius-full);
    background: var(--tr-surface);
    box-shadow: inset 0 0 0 3px var(--tr-stem);
  }
  & [data-empty] [data-part="node"] {
    box-shadow: none;
    outline: 2px dashed var(--tr-stem);
    outline-offset: -2px;
  }
  & [data-changed] [data-part="node"] {
    background: var(--tr-ai);
    box-shadow: 0 0 0 4px color-mix(in oklab, var(--tr-ai) 35%, transparent);
    color: var(--tr-on-ai);
    outline: 0;
  }
  @media (prefers-reduced-motion: no-preference) {
    &[data-grown] [data-part="node"] {
      animation: ${pop} 420ms var(--tr-ease-spring) backwards;
    }
  }
  & [data-part="stem"] {
    display: none;
    height: 44px;
    margin-inline-start: calc(-1 * var(--tr-space-3));
    overflow: visible;
  }
  & dd {
    min-width: 0;
    margin: 0;
  }
  & [data-part="none"] {
    color: var(--tr-text-2);
    font-size: var(--tr-size-sm);
  }
  & ul {
    gap: 6px;
  }
  & li {
    padding: 3px 10px;
    background: var(--tr-surface);
  }
  /* With enlarged text, the answers are below their labels. */
  @container (max-width: 18rem) {
    & > div {
      grid-template-columns: minmax(0, 1fr);
    }
    & dd {
      padding-inline-start: 56px;
    }
  }
  ${wide}
`;

/** The card on a green gradient. */
export const Root: typeof Card = styled(Card)`
  container-type: inline-size;
  &&& {
    background: linear-gradient(105deg, var(--tr-hero-1), var(--tr-hero-2));
    box-shadow: inset 0 0 0 1px var(--tr-edge);
  }
`;
