import type { ReactNode } from "react";
import { LeafCheck } from "../glyph/leaf-check.tsx";
import { Group } from "./suggestions.styles.ts";

/** A suggested part of an answer. */
export interface QuestionSuggestion {
  /** Text in the answer. */
  value: string;
  /** Visible label. */
  label: string;
  /** If `true`, the answer contains the suggestion. */
  isPressed: boolean;
  /** Icon of a tile. */
  icon?: ReactNode;
}

interface SuggestionsProps {
  /** Suggestions, in display order. */
  items: readonly QuestionSuggestion[];
  /** Accessible name of the group. */
  label: string | undefined;
  /** A row of chips, or tiles with icons. */
  look: "chips" | "tiles";
  /** Called with the value of a suggestion that the user presses. */
  onToggle: (value: string) => void;
}

/** Toggle buttons for parts of an answer. */
export function Suggestions({ items, label, look, onToggle }: SuggestionsProps): ReactNode {
  return (
    <Group role="group" aria-label={label} data-look={look}>
      {items.map(({ value, label: name, isPressed, icon }) => (
        <button key={value} type="button" aria-pressed={isPressed} onClick={() => onToggle(value)}>
          {look === "tiles" && icon}
          <span data-part="check">
            <LeafCheck />
          </span>
          <span data-part="name">{name}</span>
        </button>
      ))}
    </Group>
  );
}
