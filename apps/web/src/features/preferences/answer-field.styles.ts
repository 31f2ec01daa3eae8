import { styled, type StyledComponent } from "styled-components";

/** The label is beside the answer or its field if the container is wide enough. */
export const Row: StyledComponent<"div"> = styled.div`
  position: relative;
  padding-block: var(--tr-space-4);
  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--tr-space-2);
  }
  & :is(h3, label) {
    display: flex;
    gap: 10px;
    align-items: center;
    min-height: max(36px, 1.5rem);
    font: var(--tr-weight-semi) var(--tr-size-sm) / 1.3 var(--tr-font-text);
    letter-spacing: normal;
    & > svg {
      flex: none;
      box-sizing: content-box;
      padding: 7px;
      border-radius: var(--tr-radius-control-sm);
      background: var(--tr-primary-soft);
      color: var(--tr-on-primary-soft);
    }
  }
  & .label {
    align-items: center;
    justify-content: start;
  }
  & [data-part="none"] {
    color: var(--tr-text-2);
  }
  & > button {
    margin-block-start: var(--tr-space-2);
  }
  @container (max-width: 14.99rem) {
    & svg {
      display: none;
    }
  }
  @container (min-width: 15rem) {
    /* Leaves room for the button. */
    & > div > :is(h3, label, .label) {
      padding-inline-end: 6.5rem;
    }
    & > button {
      position: absolute;
      inset-block-start: var(--tr-space-4);
      inset-inline-end: 0;
      margin: 0;
    }
  }
  @container (min-width: 35rem) {
    padding-inline-end: 7rem;
    & > div {
      grid-template-rows: auto 1fr auto;
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
      gap: 0 var(--tr-space-5);
      align-items: start;
    }
    & > div > :is(h3, label, .label) {
      grid-area: 1 / 1;
      padding-inline-end: 0;
    }
    & > [data-part="answer"] > :not(h3) {
      align-self: center;
    }
    & textarea {
      grid-area: 1 / 2 / span 2;
    }
    & .hint {
      grid-area: 2 / 1;
      /* Aligns with the text of the label, after its icon. */
      padding-inline-start: 42px;
    }
    & .error {
      grid-area: 3 / 2;
      margin-block-start: var(--tr-space-1);
    }
  }
`;
