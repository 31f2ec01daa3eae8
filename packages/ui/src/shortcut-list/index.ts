export { Keys, type KeysProps } from "./keys.tsx";
export { ShortcutList, type Shortcut, type ShortcutGroup, type ShortcutListProps } from "./shortcut-list.tsx";
