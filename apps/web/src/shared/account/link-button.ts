import { styled, type StyledComponent } from "styled-components";

/** A button styled as a link, for actions within a sentence. */
export const LinkButton: StyledComponent<"button"> = styled.button`
  padding: 2px 0;
  border: 0;
  background: none;
  color: var(--tr-link);
  font: inherit;
  font-weight: var(--tr-weight-semi);
  text-align: start;
  text-decoration: underline 1px;
  text-underline-offset: 3px;
  cursor: pointer;
  &:hover {
    text-decoration-thickness: 2px;
  }
`;
