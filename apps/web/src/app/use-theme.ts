import { useSyncExternalStore } from "react";
import { type Theme, theme } from "../platform/theme.ts";

/** The theme of the page, and how to choose another. */
export const useTheme = (): [theme: Theme, choose: (wanted: Theme) => void] => [
  useSyncExternalStore(theme.subscribe, theme.read),
  theme.choose,
];
