import type { ReactNode } from "react";
import { Keys } from "../shortcut-list/keys.tsx";
import type { Command } from "./command.ts";

interface CommandOptionProps {
  id: string;
  command: Command;
  active: boolean;
  /** Called when the pointer moves onto the option. */
  onPoint: () => void;
  onChoose: () => void;
}

/** An option of the palette. */
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
      // Keeps focus in the search field.
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
