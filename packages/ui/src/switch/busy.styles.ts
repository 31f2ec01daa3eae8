import { css, type RuleSet } from "styled-components";

/** The thumb becomes a spinner. */
export const busyStyles: RuleSet = css`
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
