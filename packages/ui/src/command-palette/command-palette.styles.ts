import { styled, type StyledComponent } from "styled-components";
import { Root as DialogRoot } from "../dialog/dialog.styles.ts";
import { optionStyles } from "./command-option.styles.ts";

export const Root: StyledComponent<typeof DialogRoot> = styled(DialogRoot)`
  width: min(620px, 100vw - 24px);
  max-height: min(560px, 100dvh - 24px);
  margin-block-start: max(12px, 12vh);
  overflow: hidden;
  &[open] {
    display: grid;
  }
  & > .palette {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr) auto;
    min-height: 0;
    max-height: inherit;
  }
  & .search {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 12px;
    align-items: center;
    padding-inline: 20px;
    border-block-end: 1px solid var(--tr-line);
    color: var(--tr-text-2);
    & > input {
      min-height: 60px;
      padding: 0;
      border: 0;
      outline: 0;
      color: var(--tr-text);
      background: none;
      font-size: var(--tr-size-lg);
      &::placeholder {
        color: var(--tr-text-3);
        opacity: 1;
      }
    }
  }
  & [role="listbox"] {
    padding: 8px 8px 20px;
    overflow: hidden auto;
    /* The faded last row shows that the list continues. */
    mask-image: linear-gradient(#000 calc(100% - 32px), transparent);
    overscroll-behavior: contain;
    scroll-padding-block: 8px;
    scrollbar-width: thin;
  }
  & .heading {
    padding: 10px 12px 4px;
    color: var(--tr-text-2);
    font-size: var(--tr-size-xs);
    font-weight: var(--tr-weight-semi);
    overflow-wrap: anywhere;
  }
  /* If some options have an icon, all labels align. */
  & [role="listbox"]:has([role="option"] > svg) [role="option"] > i {
    width: 18px;
  }
  ${optionStyles}
  & .empty {
    padding: 28px 20px 32px;
    color: var(--tr-text-2);
    text-align: center;
    overflow-wrap: anywhere;
  }
  & .foot {
    padding: 10px 20px;
    border-block-start: 1px solid var(--tr-line);
    color: var(--tr-text-2);
    font-size: var(--tr-size-xs);
  }
  @media (hover: none) {
    & [role="option"] > :has(kbd),
    & .foot {
      display: none;
    }
  }
`;
