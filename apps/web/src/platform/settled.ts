import { createStore, useStore } from "./store.ts";

/** The event that index.html waits for (first-load-script.ts). */
const settledEvent = "trellis:settled";

/** Whether the first screen can be used. Work that the first screen does not need waits until then. */
const settled = { ...createStore(false), prerendered: () => false };

let isReported = false;

/** Reports that the first screen can be used, once it has been painted. */
export function settle(): void {
  if (isReported) return;
  isReported = true;
  requestAnimationFrame(() =>
    setTimeout(() => {
      settled.set(true);
      dispatchEvent(new Event(settledEvent));
    }),
  );
}

/** Returns whether the first screen can be used. */
export const useIsSettled = (): boolean => useStore(settled);
