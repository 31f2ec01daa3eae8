"use client";
import type { ComponentPropsWithRef, KeyboardEvent, ReactNode } from "react";
import { styled } from "styled-components";
import { CloseGlyph } from "../glyph/glyph.tsx";
import { focusNeighbour } from "./focus-neighbour.ts";

interface TagBase extends ComponentPropsWithRef<"span"> {
  /** A picture before the words. */
  start?: ReactNode;
  /** Greyed out; it can't be removed. */
  disabled?: boolean;
}

/** A tag that can be removed names the button that does it. */
export type TagProps = TagBase &
  (
    | {
        /** It is to go: its button was pressed, or Delete or Backspace on it. */
        onRemove: () => void;
        /** Names the button, such as "Remove cooking". */
        removeLabel: string;
      }
    | { onRemove?: undefined; removeLabel?: undefined }
  );

const Root = styled.span`
  display: inline-flex;
  gap: 7px;
  align-items: center;
  max-width: 100%;
  min-height: 34px;
  padding-inline: 12px;
  border-radius: var(--tr-radius-control-sm);
  color: var(--tr-text);
  background: var(--tr-surface-2);
  font-size: var(--tr-size-sm);
  font-weight: 550;
  line-height: 1.35;

  & > .words {
    min-width: 0;
    padding-block: 6px;
    overflow-wrap: anywhere;
  }

  &[data-removable] {
    padding-inline-end: 3px;
  }

  &[data-disabled] {
    color: var(--tr-text-3);
    background: none;
    box-shadow: inset 0 0 0 1px var(--tr-line);
  }

  & > button {
    position: relative;
    display: grid;
    flex: none;
    place-items: center;
    width: 28px;
    height: 28px;
    padding: 0;
    border: 0;
    border-radius: 8px;
    color: var(--tr-text-2);
    background: none;
    cursor: pointer;

    &:focus-visible {
      outline-offset: -2px;
    }

    &:disabled {
      cursor: not-allowed;
      opacity: 0.5;
    }

    @media (hover: hover) {
      &:hover:not(:disabled) {
        color: var(--tr-on-danger-soft);
        background: var(--tr-danger-soft);
      }
    }

    &:active:not(:disabled) {
      color: var(--tr-on-danger-soft);
      background: var(--tr-danger-soft);
    }
  }

  @media (pointer: coarse) {
    min-height: var(--tr-control);

    & > button {
      width: 40px;
      height: var(--tr-control);
      margin-inline-end: -1px;
    }
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

/** One of the things chosen or written, such as an interest. When it goes, the focus moves to the tag beside it. */
export function Tag({ start, disabled = false, onRemove, removeLabel, children, ...rest }: TagProps): ReactNode {
  const remove = (button: HTMLButtonElement) => {
    focusNeighbour(button);
    onRemove?.();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (event.key !== "Delete" && event.key !== "Backspace") return;
    event.preventDefault();
    remove(event.currentTarget);
  };
  return (
    <Root data-removable={onRemove ? true : undefined} data-disabled={disabled || undefined} {...rest}>
      {start}
      <span className="words">{children}</span>
      {onRemove ? (
        <button
          type="button"
          data-tag-remove
          aria-label={removeLabel}
          disabled={disabled}
          onClick={(event) => remove(event.currentTarget)}
          onKeyDown={onKeyDown}
        >
          <CloseGlyph size={15} strokeWidth={2.25} />
        </button>
      ) : null}
    </Root>
  );
}
