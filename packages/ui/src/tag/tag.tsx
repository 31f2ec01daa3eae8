"use client";
import type { ComponentPropsWithRef, KeyboardEvent, ReactNode } from "react";
import { CloseGlyph } from "../glyph/glyph.tsx";
import { focusNeighbour } from "./focus-neighbour.ts";
import { Root } from "./tag.styles.ts";

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
