"use client";
import type { ComponentPropsWithRef, KeyboardEvent, ReactNode } from "react";
import { CloseGlyph } from "../glyph/glyph.tsx";
import { Root } from "./tag.styles.ts";

/** Moves focus from a tag that is being removed to the next tag, or from the last tag to the previous one. */
function focusNext(button: HTMLElement): void {
  const list = button.closest("ul, ol, [role='list'], [role='group'], fieldset, form") ?? document.body;
  const buttons = [...list.querySelectorAll<HTMLElement>("[data-tag-remove]:not(:disabled)")];
  const index = buttons.indexOf(button);
  (buttons[index + 1] ?? buttons[index - 1])?.focus();
}

interface TagBase extends ComponentPropsWithRef<"span"> {
  /** Icon before the label. */
  start?: ReactNode;
  /** If `true`, the tag is dimmed and can't be removed. */
  disabled?: boolean;
}

/** A removable tag needs a label for its remove button. */
export type TagProps = TagBase &
  (
    | {
        /** Called when the user presses the button, Delete or Backspace. */
        onRemove: () => void;
        /** Accessible name of the remove button, such as "Remove cooking". */
        removeLabel: string;
      }
    | { onRemove?: undefined; removeLabel?: undefined }
  );

/** A tag that can be removed. On removal, focus moves to the adjacent tag. */
export function Tag({ start, disabled = false, onRemove, removeLabel, children, ...rest }: TagProps): ReactNode {
  const remove = (button: HTMLButtonElement) => {
    focusNext(button);
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
