import { styled, type StyledComponent } from "styled-components";

/** The column of an authentication page: heading, alternative sign-in, form and a link to the other page. */
export const Column: StyledComponent<"div"> = styled.div`
  display: grid;
  gap: var(--tr-space-6);
  & > h1 {
    font-size: min(var(--tr-size-4xl), 56px);
    letter-spacing: -0.035em;
  }
  & > h1 + p {
    margin-top: -14px;
    color: var(--tr-text-2);
    font-size: var(--tr-size-lg);
    overflow-wrap: anywhere;
  }
  & > button + button {
    margin-top: calc(var(--tr-space-3) - var(--tr-space-6));
  }
  & > form {
    display: grid;
    gap: var(--tr-space-5);
  }
  & > form > button {
    margin-top: var(--tr-space-1);
  }
  /* Makes a long form fit a screen that is 900 px high. */
  &[data-tight] {
    gap: var(--tr-space-4);
    & > h1 + p {
      margin-top: -8px;
    }
    & > form {
      gap: var(--tr-space-3);
    }
  }
  & > [data-part="other"] {
    color: var(--tr-text-2);
    text-align: center;
    & > a {
      display: inline-block;
    }
  }
`;
