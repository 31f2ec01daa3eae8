import { styled, type StyledComponent } from "styled-components";

/** A divider with the word "or". */
export const Or: StyledComponent<"p"> = styled.p`
  display: flex;
  align-items: center;
  gap: var(--tr-space-3);
  color: var(--tr-text-3);
  font-size: var(--tr-size-sm);
  &::before,
  &::after {
    content: "";
    flex: 1;
    height: 1px;
    background: var(--tr-line);
  }
`;
