import { useSyncExternalStore } from "react";
import { isSmallScreen, watchSmallScreen } from "./page.ts";

/** Returns whether the window is as narrow as a phone. */
export const useSmallScreen = (): boolean => useSyncExternalStore(watchSmallScreen, isSmallScreen, () => false);
