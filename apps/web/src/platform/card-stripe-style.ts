import type { StripeElementStyle } from "@stripe/stripe-js";
import { rgbOf } from "@trellis/ui/color";
import { useSyncExternalStore } from "react";

/** Media queries that change the token values, besides the theme on the root element. */
const preferences = ["(prefers-color-scheme: dark)", "(prefers-contrast: more)"];

/** Returns the theme as one string, so React can compare snapshots. No token contains a semicolon. */
function readTheme(): string {
  const root = getComputedStyle(document.documentElement);
  const tokens = ["text", "text-3", "danger", "font-text"].map((name) => root.getPropertyValue(`--tr-${name}`).trim());
  return [root.fontSize, ...tokens].join(";");
}

function onThemeChange(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ["data-theme"] });
  const queries = preferences.map((query) => matchMedia(query));
  queries.forEach((query) => query.addEventListener("change", changed));
  return () => {
    observer.disconnect();
    queries.forEach((query) => query.removeEventListener("change", changed));
  };
}

/** Returns the text style for Stripe’s iframes, which the page’s CSS can’t reach, from the current theme. */
export function useStripeStyle(): StripeElementStyle {
  const [fontSize = "", text = "", faint = "", danger = "", fontFamily = ""] = useSyncExternalStore(
    onThemeChange,
    readTheme,
  ).split(";");
  return {
    base: { fontFamily, fontSize, color: rgbOf(text), "::placeholder": { color: rgbOf(faint) } },
    invalid: { color: rgbOf(danger) },
  };
}
