import type { StripeElementStyle } from "@stripe/stripe-js";
import { rgbOf } from "@trellis/ui/color";
import { useSyncExternalStore } from "react";

/** What changes the tokens' values while the page is open, beside the theme on the root element. */
const wishes = ["(prefers-color-scheme: dark)", "(prefers-contrast: more)"];

/** As one text, so that React sees when nothing has changed. No token holds a semicolon. */
function readTheme(): string {
  const root = getComputedStyle(document.documentElement);
  const tokens = ["text", "text-3", "danger", "font-text"].map((name) => root.getPropertyValue(`--tr-${name}`).trim());
  return [root.fontSize, ...tokens].join(";");
}

function onThemeChange(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ["data-theme"] });
  const queries = wishes.map((wish) => matchMedia(wish));
  queries.forEach((query) => query.addEventListener("change", changed));
  return () => {
    observer.disconnect();
    queries.forEach((query) => query.removeEventListener("change", changed));
  };
}

/** The look of the text inside Stripe's frames, which our stylesheet does not reach: that of the theme in force. */
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
