import { styled, type StyledComponent } from "styled-components";

/** Question above its field, chips and buttons. */
export const Form: StyledComponent<"form"> = styled.form`
  & > h1 {
    margin-bottom: var(--tr-space-6);
    font-size: clamp(1.875rem, 1.4rem + 1.6vw, 2.75rem);
    letter-spacing: -0.03em;
    outline: none;
  }
  & textarea {
    padding: 16px 18px;
    border-radius: var(--tr-radius-lg);
    font-size: var(--tr-size-xl);
  }
  & > [data-part="chips"] {
    min-height: 34px;
    margin: var(--tr-space-4) 0;
  }
  & > [data-part="chips"] li {
    background: var(--tr-primary-soft);
    color: var(--tr-on-primary-soft);
  }
  & > [data-part="buttons"] {
    display: flex;
    flex-wrap: wrap;
    gap: 10px;
    margin-top: var(--tr-space-6);
  }
  & > [data-part="buttons"] > :last-child {
    margin-inline-start: auto;
    min-width: 132px;
  }
`;
