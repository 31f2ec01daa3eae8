import { styled, type StyledComponent } from "styled-components";
import { slotStyles } from "./slot.styles.ts";

/** The boxes only display the value of one transparent input on top of them. */
export const Code: StyledComponent<"div"> = styled.div`
  position: relative;
  width: 100%;
  max-width: calc(var(--slots) * 68px - 8px);
  /* Codes read from left to right in every language. */
  direction: ltr;
  & > input {
    position: absolute;
    inset: 0;
    z-index: 1;
    width: 100%;
    height: 100%;
    padding: 0;
    border: 0;
    outline: 0;
    color: transparent;
    background: transparent;
    font-size: 1rem;
    text-align: center;
    caret-color: transparent;
    forced-color-adjust: none;
    cursor: text;
    -webkit-text-fill-color: transparent;
    &::selection {
      background: transparent;
    }
    /* Hide the browser's autofill background, which would cover the boxes. */
    &:autofill {
      background-clip: text;
    }
    &:disabled {
      cursor: not-allowed;
    }
  }
  ${slotStyles}
  & > input:hover:not(:disabled, :focus) + .slots > i {
    @media (hover: hover) {
      box-shadow: inset 0 0 0 1.25px var(--tr-text-3);
    }
  }
  & > input:disabled + .slots {
    opacity: 0.5;
  }
  & > input[aria-invalid="true"] + .slots {
    animation: tr-code-shake 360ms var(--tr-ease-inout);
    & > i {
      box-shadow: inset 0 0 0 2px var(--tr-danger);
      &[data-active] {
        box-shadow:
          inset 0 0 0 2px var(--tr-danger),
          0 0 0 4px var(--tr-halo-danger);
      }
    }
  }
  @keyframes tr-code-caret {
    50% {
      opacity: 0;
    }
  }
  @keyframes tr-code-shake {
    20%,
    60% {
      translate: -6px;
    }
    40%,
    80% {
      translate: 6px;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    & > input[aria-invalid="true"] + .slots {
      animation: none;
    }
    & > .slots > i {
      transition: none;
      &[data-active]:empty::before {
        animation: none;
      }
    }
  }
  @media (forced-colors: active) {
    & > .slots > i {
      border: 1px solid FieldText;
      &[data-active] {
        outline: 2px solid Highlight;
        outline-offset: 1px;
        &:empty::before {
          background: CanvasText;
        }
      }
    }
    & > input[aria-invalid="true"] + .slots > i {
      border-width: 3px;
    }
  }
`;
