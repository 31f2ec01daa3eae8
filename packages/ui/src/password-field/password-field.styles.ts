import { styled, type StyledComponent } from "styled-components";
import { controlStyles } from "../field/control.styles.ts";

export const Control: StyledComponent<"div"> = styled.div`
  position: relative;
  & > input {
    ${controlStyles}
    padding-inline-end: 52px;
    /* Other browsers would drop a rule with this selector and keep one with a condition (prerendered-styles.ts). */
    @supports selector(::-ms-reveal) {
      &::-ms-reveal {
        display: none;
      }
    }
  }
  & > button {
    position: absolute;
    inset-block: 4px;
    inset-inline-end: 4px;
    width: 40px;
    height: 40px;
    @media (pointer: coarse) {
      inset-block: 2px;
      inset-inline-end: 2px;
      width: var(--tr-control);
      height: var(--tr-control);
    }
    &:focus-visible {
      outline-offset: -2px;
    }
  }
`;
