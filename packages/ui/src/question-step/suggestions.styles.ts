import { styled, type StyledComponent } from "styled-components";

/** Toggle buttons as chips in a row, or as tiles in a grid. */
export const Group: StyledComponent<"div"> = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
  margin-bottom: var(--tr-space-5);
  & > button {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    max-width: 100%;
    padding: 8px 16px;
    border: 0;
    border-radius: var(--tr-radius-full);
    background: var(--tr-surface);
    box-shadow:
      inset 0 0 0 1px var(--tr-line-strong),
      inset 0 -2px 0 var(--tr-line);
    color: var(--tr-text);
    font: inherit;
    font-weight: var(--tr-weight-semi);
    line-height: 1.3;
    text-align: start;
    cursor: pointer;
    transition:
      background-color var(--tr-dur-fast) var(--tr-ease-out),
      translate var(--tr-dur-fast) var(--tr-ease-out);
  }
  & > button:hover {
    background: var(--tr-surface-2);
  }
  & > button:active {
    translate: 0 1px;
  }
  & > button[aria-pressed="true"] {
    background: var(--tr-primary-soft);
    box-shadow: inset 0 0 0 2px var(--tr-primary);
    color: var(--tr-on-primary-soft);
  }
  & [data-part="name"] {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & [data-part="name"]::first-letter {
    text-transform: uppercase;
  }
  & [data-part="name"] {
    display: inline-block;
  }
  /* The check mark pushes the label aside when it appears. */
  & [data-part="check"] {
    display: none;
    margin-inline: -4px 6px;
    transform-origin: 30% 80%;
  }
  & > [aria-pressed="true"] > [data-part="check"] {
    display: inline-grid;
  }
  &[data-look="tiles"] {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(max(min(132px, 45%), min(6.4rem, 100%)), 1fr));
  }
  &[data-look="tiles"] > button {
    position: relative;
    flex-direction: column;
    gap: 12px;
    justify-content: center;
    min-height: 124px;
    border-radius: var(--tr-radius-lg);
    text-align: center;
  }
  &[data-look="tiles"] [data-part="check"] {
    position: absolute;
    inset: 10px 12px auto auto;
    margin: 0;
  }
  @media (prefers-reduced-motion: no-preference) {
    & [data-part="check"] {
      transition: scale var(--tr-dur-slow) var(--tr-ease-spring);
    }
    @starting-style {
      & > [aria-pressed="true"] > [data-part="check"] {
        scale: 0;
      }
    }
  }
  @media (forced-colors: active) {
    & > button {
      border: 1px solid ButtonText;
    }
    & > button[aria-pressed="true"] {
      border: 3px solid Highlight;
    }
  }
`;
