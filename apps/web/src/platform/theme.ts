import { remembered } from "./storage.ts";

/** `system`: as the device is set. */
export type Theme = "system" | "light" | "dark";

const chosen = remembered("theme");

/** The theme chosen by hand, else the device's. The head of index.html applies it before the first paint. */
export function readTheme(): Theme {
  const stored = chosen.read();
  return stored === "light" || stored === "dark" ? stored : "system";
}

/** Shows the page in a theme and keeps the choice. */
export function chooseTheme(theme: Theme): void {
  if (theme === "system") {
    chosen.forget();
    delete document.documentElement.dataset["theme"];
  } else {
    chosen.write(theme);
    document.documentElement.dataset["theme"] = theme;
  }
}
