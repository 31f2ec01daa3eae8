import { styled, type StyledComponent } from "styled-components";
import { controlStyles } from "../field/control.styles.ts";
import { pickerStyles } from "./picker.styles.ts";

/** Select with arrow. Styles the native list in browsers that support it; phones use their own picker. */
export const Control: StyledComponent<"div"> = styled.div`
  position: relative;
  & > select {
    ${controlStyles}
    appearance: none;
    padding-inline-end: 44px;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    cursor: pointer;
    &[data-empty]:has(> option[value=""]:checked) {
      color: var(--tr-text-3);
    }
    @media (hover: hover) {
      &:hover:not(:disabled, :focus, [aria-invalid="true"]) {
        box-shadow: inset 0 0 0 1.25px var(--tr-text-3);
      }
    }
  }
  & > i {
    position: absolute;
    inset-block-start: calc(50% - 7px);
    inset-inline-end: 18px;
    width: 9px;
    height: 9px;
    border: solid var(--tr-text-2);
    border-width: 0 1.75px 1.75px 0;
    rotate: 45deg;
    pointer-events: none;
  }
  & > .busy {
    position: absolute;
    inset-block-start: calc(50% - 9px);
    inset-inline-end: 14px;
    color: var(--tr-text-2);
  }
  & > select:disabled + i {
    opacity: 0.5;
  }
  ${pickerStyles}
`;
