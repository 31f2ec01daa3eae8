import { styled, type StyledComponent } from "styled-components";

export const Root: StyledComponent<"div"> = styled.div`
  display: grid;
  gap: 7px;
  min-width: 0;
  overflow-wrap: anywhere;
  & > .label {
    display: flex;
    flex-wrap: wrap;
    gap: 0 12px;
    align-items: baseline;
    justify-content: space-between;
    font-size: var(--tr-size-sm);
    /* The touch target extends upward because the control starts right below. */
    @media (pointer: coarse) {
      & > a {
        margin-block: -18px -7px;
        padding-block: 18px 7px;
      }
    }
  }
  & > label {
    justify-self: start;
  }
  & > label,
  & > .label > label {
    font-size: var(--tr-size-sm);
    font-weight: var(--tr-weight-semi);
  }
  & > .hint {
    color: var(--tr-text-2);
    font-size: var(--tr-size-xs);
  }
  & > .error {
    display: flex;
    gap: 6px;
    color: var(--tr-danger);
    font-size: var(--tr-size-sm);
    font-weight: var(--tr-weight-medium);
    line-height: var(--tr-lh-ui);
    & > svg {
      flex: none;
      margin-top: 0.12em;
    }
  }
`;
