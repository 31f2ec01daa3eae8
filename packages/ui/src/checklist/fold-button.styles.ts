import { styled, type StyledComponent } from "styled-components";

/** Shows the completed tasks of a list on phones. */
export const FoldButton: StyledComponent<"button"> = styled.button`
  display: none;
  align-items: center;
  justify-content: space-between;
  width: 100%;
  min-height: var(--tr-control);
  padding: 0 4px;
  border: 0;
  border-bottom: 1px solid var(--tr-line);
  background: none;
  color: var(--tr-text-2);
  font: 600 var(--tr-size-sm) var(--tr-font-text);
  cursor: pointer;
  & > svg {
    transition: rotate var(--tr-dur-base) var(--tr-ease-out);
  }
  &[aria-expanded="true"] > svg {
    rotate: 180deg;
  }
  @media (max-width: 767px) {
    display: flex;
  }
`;
