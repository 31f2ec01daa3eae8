import { remembered } from "./storage.ts";
import { createStore, useStore } from "./store.ts";

/** `system` and `contrast` are light or dark like the device; `contrast` has stronger contrasts. */
export const themes = ["system", "light", "dark", "contrast"] as const;
export type Theme = (typeof themes)[number];

const stored = remembered("theme");
const current = createStore<Theme>(themes.find((theme) => theme === stored.read()) ?? "system");

/** Applies a theme to the page and stores the choice. index.html applies the stored theme before the first paint. */
export function chooseTheme(theme: Theme): void {
  if (theme === "system") {
    stored.forget();
    delete document.documentElement.dataset["theme"];
  } else {
    stored.write(theme);
    document.documentElement.dataset["theme"] = theme;
  }
  current.set(theme);
}

/** Returns the chosen theme. */
export const useTheme = (): Theme => useStore(current);
