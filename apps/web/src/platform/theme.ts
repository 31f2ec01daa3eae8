import { remembered } from "./storage.ts";

/** `system`: as the device is set. `contrast`: as light or dark as the device, with more contrast. */
export const themes = ["system", "light", "dark", "contrast"] as const;
export type Theme = (typeof themes)[number];

const chosen = remembered("theme");
const listeners = new Set<() => void>();

const isTheme = (word: string | null): word is Theme => (themes as readonly (string | null)[]).includes(word);

/** The theme of the page; made for `useSyncExternalStore`. The head of index.html applies it before the first paint. */
export const theme = {
  /** The theme chosen by hand, else the device's. */
  read: (): Theme => {
    const stored = chosen.read();
    return isTheme(stored) ? stored : "system";
  },
  /** Shows the page in a theme and keeps the choice. */
  choose: (wanted: Theme): void => {
    if (wanted === "system") chosen.forget();
    else chosen.write(wanted);
    if (wanted === "system") delete document.documentElement.dataset["theme"];
    else document.documentElement.dataset["theme"] = wanted;
    listeners.forEach((tell) => tell());
  },
  /** Hears of a choice; returns how to stop listening. */
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
