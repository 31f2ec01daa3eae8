import { styled, type StyledComponent } from "styled-components";
import { controlStyles } from "../field/control.styles.ts";

export const Input: StyledComponent<"input"> = styled.input`
  ${controlStyles}
  padding-inline-end: 8px;
  font-variant-numeric: tabular-nums lining-nums;
  /* Otherwise iOS centers the value and sets its own width. */
  appearance: none;
  /* In a narrow form the parts wrap instead of overflowing. */
  min-width: 0;
  text-align: start;
  &::-webkit-date-and-time-value {
    text-align: start;
  }
  &::-webkit-datetime-edit {
    padding-block: 12px;
  }
  &::-webkit-datetime-edit-fields-wrapper {
    flex-wrap: wrap;
  }
  &::-webkit-calendar-picker-indicator {
    width: 20px;
    height: 20px;
    padding: 10px;
    border-radius: var(--tr-radius-control-sm);
    box-sizing: content-box;
    opacity: 0.72;
    cursor: pointer;
    &:hover {
      opacity: 1;
      background-color: var(--tr-surface-2);
    }
    &:focus-visible {
      outline: 2px solid var(--tr-focus);
      outline-offset: -2px;
    }
  }
  &:disabled::-webkit-calendar-picker-indicator {
    cursor: inherit;
  }
`;
