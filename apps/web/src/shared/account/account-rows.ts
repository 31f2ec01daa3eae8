import { styled, type StyledComponent } from "styled-components";

/** Rows of a settings card, separated by lines. */
export const AccountRows: StyledComponent<"div"> = styled.div`
  & > * + * {
    margin-top: var(--tr-space-4);
    padding-top: var(--tr-space-4);
    border-top: 1px solid var(--tr-line);
  }
  & > [data-danger] {
    margin-top: var(--tr-space-6);
  }
`;
