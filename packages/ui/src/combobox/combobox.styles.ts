import { styled, type StyledComponent } from "styled-components";
import { controlStyles } from "../field/control.styles.ts";

export const Control: StyledComponent<"div"> = styled.div`
  min-width: 0;
  anchor-scope: --tr-combobox;
  & > ul {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    margin: 0 0 8px;
    padding: 0;
    list-style: none;
    & > li {
      max-width: 100%;
    }
  }
  & > .text {
    position: relative;
    anchor-name: --tr-combobox;
    & > input {
      ${controlStyles}
      padding-inline-end: 44px;
      text-overflow: ellipsis;
    }
    & > svg {
      position: absolute;
      inset-block-start: calc(50% - 9px);
      inset-inline-end: 14px;
      color: var(--tr-text-2);
      pointer-events: none;
    }
  }
`;
