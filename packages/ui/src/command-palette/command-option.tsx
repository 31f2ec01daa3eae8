import type { ReactNode } from "react";
import { Keys } from "../shortcut-list/keys.tsx";
import type { Command } from "./match.ts";

interface CommandOptionProps {
  id: string;
  command: Command;
  active: boolean;
  /** The pointer moved onto it. */
  onPoint: () => void;
  onChoose: () => void;
}

/** One line of the palette. */
export function CommandOption({ id, command, active, onPoint, onChoose }: CommandOptionProps): ReactNode {
  return (
    <button
      type="button"
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      aria-disabled={command.disabled || undefined}
      onPointerMove={active ? undefined : onPoint}
      // The focus stays in the search.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      {command.icon ?? <i />}
      <span>
        {command.label}
        {command.note ? <small>{command.note}</small> : null}
      </span>
      {command.shortcut ? <Keys keys={command.shortcut} /> : null}
    </button>
  );
}
