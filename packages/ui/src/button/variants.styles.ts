import { css, type RuleSet } from "styled-components";

/** Colors of all variants except `primary`. */
export const variantStyles: RuleSet = css`
  &[data-variant="secondary"] {
    color: var(--tr-text);
    background: var(--tr-surface);
    box-shadow:
      inset 0 0 0 1px var(--tr-line-hover),
      var(--tr-shadow-1);
    --hover: var(--tr-surface-2);
    --press: var(--tr-sunken);
  }
  &[data-variant="soft"] {
    color: var(--tr-on-primary-soft);
    background: var(--tr-primary-soft);
    box-shadow: inset 0 0 0 1px var(--tr-edge);
    --hover: var(--tr-primary-soft-hover);
    --press: var(--tr-primary-soft-hover);
  }
  &[data-variant="ai"] {
    color: var(--tr-on-ai);
    background: var(--tr-ai);
    box-shadow: var(--tr-shadow-ledge-ai);
    --hover: var(--tr-ai-hover);
    --press: var(--tr-ai-press);
  }
  &[data-variant="danger"] {
    color: var(--tr-on-danger);
    background: var(--tr-danger);
    --hover: var(--tr-danger-hover);
    --press: var(--tr-danger-press);
  }
  &[data-variant="quiet"] {
    color: var(--tr-text-2);
    background: transparent;
    box-shadow: none;
    --hover: var(--tr-surface-2);
    --press: var(--tr-sunken);
  }
`;
