import { styled, type StyledComponent } from "styled-components";

export const Root: StyledComponent<"div"> = styled.div`
  display: grid;
  gap: var(--tr-space-3);
  justify-items: center;
  padding: var(--tr-space-6) var(--tr-space-4);
  text-align: center;

  & > svg {
    max-width: 100%;
    height: auto;
  }

  & :is(h1, h2, h3) {
    font-size: var(--tr-size-xl);
  }

  & > .words {
    max-width: 36ch;
    color: var(--tr-text-2);
  }

  & > .action {
    margin-top: var(--tr-space-1);
  }
`;
