import { css } from "styled-components";
import { variantStyles } from "./variants.styles.ts";

/** Styles shared by `<button>` and `<a>`; the defaults are `primary` and `md`. */
export const buttonStyles: ReturnType<typeof css> = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-height: var(--tr-control);
  padding: 8px 18px;
  border: 0;
  border-radius: var(--tr-radius-md);
  font-family: var(--tr-font-text);
  font-size: var(--tr-size-md);
  font-weight: var(--tr-weight-semi);
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  text-wrap: balance;
  color: var(--tr-on-primary);
  background: var(--tr-primary);
  box-shadow: var(--tr-shadow-ledge);
  --hover: var(--tr-primary-hover);
  --press: var(--tr-primary-press);
  cursor: pointer;
  transition:
    background-color var(--tr-dur-fast) var(--tr-ease-out),
    box-shadow var(--tr-dur-fast) var(--tr-ease-out),
    translate var(--tr-dur-instant) var(--tr-ease-out);
  &[data-size="sm"] {
    min-height: var(--tr-control-sm);
    padding: 6px 14px;
    border-radius: var(--tr-radius-control-sm);
    font-size: var(--tr-size-sm);
  }
  &[data-size="lg"] {
    min-height: var(--tr-control-lg);
    padding: 10px 22px;
    border-radius: 14px;
    font-size: 1rem;
  }
  &[data-full-width] {
    width: 100%;
  }
  ${variantStyles}
  &:disabled,
  &[aria-disabled="true"] {
    cursor: not-allowed;
    opacity: 0.5;
  }
  &[aria-busy="true"] {
    cursor: progress;
    opacity: 0.72;
  }
  &:not(:disabled, [aria-disabled="true"]) {
    @media (hover: hover) {
      &:hover {
        background: var(--hover);
      }
    }
    &:active {
      background: var(--press);
      translate: var(--give, 0 1px);
    }
  }
  & > svg {
    flex: none;
  }
  @media (forced-colors: active) {
    border: 1px solid ButtonBorder;
  }
  @media (prefers-reduced-motion: reduce) {
    --give: none;
  }
`;
