import { css, styled, type StyledComponent } from "styled-components";
import { forcedColors } from "./forced-colors.styles.ts";
import { textStyles } from "./text.styles.ts";

/** The thumb becomes a spinner. */
const busyStyles = css`
  &[aria-busy="true"] {
    cursor: progress;
    &::before {
      border-color: color-mix(in srgb, var(--tr-surface) 55%, transparent);
      border-block-start-color: var(--tr-surface);
      animation: tr-switch-busy 720ms linear infinite;
    }
    &:checked::before {
      border-color: color-mix(in srgb, var(--tr-primary) 35%, transparent);
      border-block-start-color: var(--tr-primary);
    }
  }
`;

export const Root: StyledComponent<"div"> = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 16px;
  align-items: start;
  ${textStyles}
  & > input {
    appearance: none;
    position: relative;
    width: 46px;
    height: 28px;
    margin: 8px 0;
    border-radius: var(--tr-radius-full);
    background: var(--tr-sunken);
    box-shadow: inset 0 0 0 1.5px var(--tr-line-strong);
    cursor: pointer;
    transition: background-color var(--tr-dur-fast) var(--tr-ease-out);
    /* Extends the touch target without affecting the layout. */
    &::after {
      content: "";
      position: absolute;
      inset: -8px;
    }
    &::before {
      content: "";
      position: absolute;
      inset-block-start: 4px;
      inset-inline-start: 4px;
      width: 20px;
      height: 20px;
      border: 3px solid transparent;
      border-radius: 50%;
      background: var(--tr-line-strong) padding-box;
      background-clip: border-box;
      transition:
        inset-inline-start var(--tr-dur-base) var(--tr-ease-out),
        width var(--tr-dur-fast) var(--tr-ease-out);
    }
    &:checked {
      background: var(--tr-primary);
      box-shadow: none;
      &::before {
        inset-inline-start: 22px;
        background-color: var(--tr-on-primary);
      }
    }
    &:active:not(:disabled, [aria-busy="true"])::before {
      width: 23px;
    }
    &:checked:active:not(:disabled, [aria-busy="true"])::before {
      inset-inline-start: 19px;
    }
    &[aria-invalid="true"]:not(:checked) {
      box-shadow: inset 0 0 0 2px var(--tr-danger);
    }
    ${busyStyles}
    &:disabled {
      cursor: not-allowed;
      opacity: 0.5;
    }
    @media (hover: hover) {
      &:hover:not(:disabled, :checked, [aria-busy="true"], [aria-invalid="true"]) {
        box-shadow: inset 0 0 0 1.5px var(--tr-text-3);
      }
      &:hover:checked:not(:disabled, [aria-busy="true"]) {
        background: var(--tr-primary-hover);
      }
    }
    @media (prefers-reduced-motion: reduce) {
      &::before {
        transition: none;
      }
      &[aria-busy="true"]::before {
        animation: tr-switch-busy 3s steps(8) infinite;
      }
    }
    ${forcedColors}
  }
  &:has(> input:disabled) > label {
    cursor: not-allowed;
    opacity: 0.5;
  }
  @keyframes tr-switch-busy {
    to {
      rotate: 1turn;
    }
  }
`;
