"use client";
import { useImperativeHandle, type ComponentPropsWithRef, type ReactNode } from "react";
import { useDismissal } from "../dialog/use-dismissal.ts";
import { useModal } from "../dialog/use-modal.ts";
import { CommandSearch } from "./command-search.tsx";
import { Root } from "./command-palette.styles.ts";
import type { CommandGroup } from "./command.ts";

export type { Command, CommandGroup } from "./command.ts";

export interface CommandPaletteProps<Key extends string> extends Omit<
  ComponentPropsWithRef<"dialog">,
  "open" | "onClose" | "children"
> {
  /** If `true`, the palette is open. */
  open: boolean;
  /** Accessible name of the palette and its search field. */
  label: string;
  /** Placeholder of the search field, such as "Where to?". */
  placeholder?: string;
  /** Commands in groups. */
  groups: readonly CommandGroup<Key>[];
  /** Returns commands that use the typed text; they are listed after the results. Not called while the field is blank. */
  typedGroups?: ((query: string) => readonly CommandGroup<Key>[]) | undefined;
  /** Called with the key of the selected command and the trimmed query. Close the palette and run the command. */
  onChoose: (key: Key, query: string) => void;
  /** Called on Escape or backdrop click. */
  onClose: () => void;
  /** Renders the message that is shown and announced if a query has no results. */
  emptyText: (query: string) => ReactNode;
  /** Formats the announced number of results, such as "3 results". */
  countText: (count: number) => string;
  /** Content below the list, such as keyboard hints. Touch screens show neither this nor the commands' shortcuts. */
  footer?: ReactNode;
}

/** Search dialog for commands and pages, built as a combobox with a list box. */
export function CommandPalette<Key extends string>({
  open,
  label,
  placeholder,
  groups,
  typedGroups,
  onChoose,
  onClose,
  emptyText,
  countText,
  footer,
  ref,
  ...rest
}: CommandPaletteProps<Key>): ReactNode {
  const dialog = useModal(open);
  const dismissal = useDismissal(onClose, rest);
  useImperativeHandle(ref, () => dialog.current as HTMLDialogElement, [dialog]);
  return (
    <Root {...rest} {...dismissal} ref={dialog} aria-label={label}>
      {open ? (
        <div className="palette">
          <CommandSearch {...{ label, placeholder, groups, typedGroups, onChoose, emptyText, countText }} />
          {footer ? <div className="foot">{footer}</div> : null}
        </div>
      ) : null}
    </Root>
  );
}
