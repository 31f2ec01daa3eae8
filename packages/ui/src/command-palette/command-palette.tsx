"use client";
import { useImperativeHandle, type ComponentPropsWithRef, type ReactNode } from "react";
import { useLeaving } from "../dialog/use-leaving.ts";
import { useModal } from "../dialog/use-modal.ts";
import { CommandSearch } from "./command-search.tsx";
import { Root } from "./command-palette.styles.ts";
import type { CommandGroup } from "./match.ts";

export interface CommandPaletteProps<Key extends string> extends Omit<
  ComponentPropsWithRef<"dialog">,
  "open" | "onClose" | "children"
> {
  /** Whether it is shown. */
  open: boolean;
  /** Names the palette and its search, such as "Search and commands". */
  label: string;
  /** What to write, such as "Where to?". */
  placeholder?: string;
  /** What there is, in groups, before anything is written. */
  groups: readonly CommandGroup<Key>[];
  /** A command was chosen. Close the palette, and do it. */
  onChoose: (key: Key) => void;
  /** Esc or the backdrop was used. */
  onClose: () => void;
  /** Stands there, and is announced, where nothing fits; it gets what was written. */
  emptyText: (query: string) => ReactNode;
  /** Announces how many fit: `(count) => "3 results"`. */
  countText: (count: number) => string;
  /** A line below the list, such as which keys to use. */
  footer?: ReactNode;
}

/** Finds a command or a place by writing a part of its name: a combobox with its list, in a dialog. */
export function CommandPalette<Key extends string>({
  open,
  label,
  placeholder,
  groups,
  onChoose,
  onClose,
  emptyText,
  countText,
  footer,
  ref,
  ...rest
}: CommandPaletteProps<Key>): ReactNode {
  const dialog = useModal(open);
  const leaving = useLeaving(onClose, rest);
  useImperativeHandle(ref, () => dialog.current as HTMLDialogElement, [dialog]);
  return (
    <Root {...rest} {...leaving} ref={dialog} aria-label={label}>
      {open ? (
        <div className="palette">
          <CommandSearch {...{ label, placeholder, groups, onChoose, emptyText, countText }} />
          {footer ? <div className="foot">{footer}</div> : null}
        </div>
      ) : null}
    </Root>
  );
}
