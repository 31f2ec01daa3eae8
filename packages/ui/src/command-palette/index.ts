export { CommandPalette, type CommandPaletteProps } from "./command-palette.tsx";
export type { Command, CommandGroup } from "./match.ts";
