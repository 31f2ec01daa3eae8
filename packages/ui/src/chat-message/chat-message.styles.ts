import { styled, type StyledComponent } from "styled-components";

export const Root: StyledComponent<"div"> = styled.div`
  align-self: flex-start;
  display: grid;
  grid-template-columns: minmax(0, auto);
  justify-items: start;
  gap: 6px;
  max-width: 100%;
  & > [data-part="bubble"] {
    position: relative;
    padding: 4px;
    color: var(--tr-text);
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    unicode-bidi: plaintext;
    text-align: start;
  }
  &:is([data-from="user"], [data-error]) > [data-part="bubble"] {
    padding: 11px 15px;
    border-radius: 18px;
  }
  &[data-from="user"] {
    align-self: flex-end;
    max-width: 84%;
    & > [data-part="bubble"] {
      border-end-end-radius: 6px;
      background: var(--tr-primary);
      color: var(--tr-on-primary);
    }
  }
  &[data-error] > [data-part="bubble"] {
    background: var(--tr-danger-soft);
    color: var(--tr-on-danger-soft);
  }
  & > [data-part="note"] {
    padding-inline: 4px;
    color: var(--tr-text-2);
    font-size: var(--tr-size-xs);
    line-height: 1.35;
    overflow-wrap: anywhere;
  }
  @media (forced-colors: active) {
    & > [data-part="bubble"] {
      padding: 11px 15px;
      border: 1px solid CanvasText;
    }
    &[data-error] > [data-part="bubble"] {
      border-width: 3px;
    }
  }
`;
