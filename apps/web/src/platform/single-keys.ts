import { remembered } from "./storage.ts";
import { createStore, useStore } from "./store.ts";

const stored = remembered("singleKeys");
export const singleKeys = createStore(stored.read() !== "off");

/** Turns single-character shortcuts on or off. Speech input can trigger them by accident (WCAG 2.1.4). */
export function enableSingleKeys(isOn: boolean): void {
  if (isOn) stored.forget();
  else stored.write("off");
  singleKeys.set(isOn);
}

/** Returns whether single-character shortcuts are on. */
export const useSingleKeys = (): boolean => useStore(singleKeys);
