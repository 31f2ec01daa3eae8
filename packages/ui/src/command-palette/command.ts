import type { ReactNode } from "react";

/** A command or page. */
export interface Command<Key extends string = string> {
  /** Unique key, passed to `onChoose`. */
  key: Key;
  /** Visible label. */
  label: string;
  /** Secondary text. */
  note?: string;
  /** Icon before the label. */
  icon?: ReactNode;
  /** Additional search terms. */
  keywords?: readonly string[];
  /** Keyboard shortcut, such as `["G", "R"]`. */
  shortcut?: readonly string[];
  /** If `true`, the command can't be selected. */
  disabled?: boolean;
}

/** Commands under a heading. */
export interface CommandGroup<Key extends string = string> {
  /** Unique key. */
  key: string;
  /** Heading of the group. */
  label: string;
  /** Commands in display order. */
  commands: readonly Command<Key>[];
}
