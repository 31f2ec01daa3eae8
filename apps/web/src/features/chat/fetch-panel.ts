import type * as Panel from "./assistant-panel.tsx";

/** Loads the code of the assistant's panel. */
export const fetchPanel = (): Promise<typeof Panel> => import("./assistant-panel.tsx");
