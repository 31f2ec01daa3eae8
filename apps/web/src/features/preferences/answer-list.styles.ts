import { styled, type StyledComponent } from "styled-components";

/** List of the answers; each row shows one answer and its button. */
export const AnswerList: StyledComponent<"dl"> = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin: 0;
  & > div {
    display: grid;
    grid-template-columns: 190px minmax(0, 1fr);
    gap: var(--tr-space-2) var(--tr-space-4);
    padding-block: var(--tr-space-4);
  }
  & > div + div {
    border-top: 1px solid var(--tr-line);
  }
  & > div:first-child {
    padding-top: 0;
  }
  & > div:last-child {
    padding-bottom: 0;
  }
  & dt {
    display: flex;
    gap: 10px;
    align-items: center;
    align-self: start;
    min-height: 36px;
    font-weight: var(--tr-weight-semi);
    & > svg {
      flex: none;
      color: var(--tr-on-primary-soft);
    }
  }
  & dd {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    gap: var(--tr-space-2) var(--tr-space-3);
    align-items: center;
    margin: 0;
    & > button {
      grid-column: 3;
      align-self: start;
      margin-inline-end: -14px;
    }
  }
  & [data-part="none"] {
    color: var(--tr-text-2);
  }
  /* Hide the label of the field, because the row already shows it. */
  & > [data-open] > dd {
    grid-template-columns: minmax(0, 1fr);
    & > button {
      grid-column: 1;
      justify-self: start;
    }
    & label {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
  /* The button is on the same line as the label. */
  @media (max-width: 767px) {
    & > div {
      position: relative;
      grid-template-columns: minmax(0, 1fr);
      padding-block: var(--tr-space-3);
    }
    & dt {
      min-height: 44px;
      padding-inline-end: 110px;
    }
    & dd {
      grid-template-columns: minmax(0, 1fr);
      justify-items: start;
      & > button {
        position: absolute;
        inset-block-start: 12px;
        inset-inline-end: 0;
        min-height: 44px;
      }
    }
    & > div:first-child > dd > button {
      inset-block-start: 0;
    }
    & > [data-open] > dd {
      justify-items: stretch;
    }
  }
`;
