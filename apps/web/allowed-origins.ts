import type { Plugin } from "vite";

const stripeScripts = ["https://js.stripe.com", "https://*.js.stripe.com"];
const google = "https://accounts.google.com";
const originOf = (url: string | undefined): string[] => (url ? [new URL(url).origin] : []);

/**
 * Returns the third-party origins that a build with these settings needs, as content security policy directives:
 * `script-src …; connect-src …`. Empty if it needs none.
 */
export function allowedOrigins(settings: Readonly<Record<string, string | undefined>>): string {
  const hasStripe = Boolean(settings["VITE_STRIPE_PUBLISHABLE_KEY"]);
  const hasGoogle = Boolean(settings["VITE_GOOGLE_CLIENT_ID"]);
  const chat = settings["VITE_CHAT_KEY"] ? settings["VITE_CHAT_URL"] || "https://api.openai.com" : undefined;
  const calls = [settings["VITE_GEO_URL"], settings["VITE_API_ORIGIN"], chat].flatMap((url) => originOf(url));
  const directives = {
    "script-src": [...(hasStripe ? stripeScripts : []), ...(hasGoogle ? [google] : [])],
    "frame-src": [...(hasStripe ? [...stripeScripts, "https://hooks.stripe.com"] : []), ...(hasGoogle ? [google] : [])],
    "connect-src": [
      ...(hasStripe ? ["https://api.stripe.com"] : []),
      ...(hasGoogle ? [google, "https://www.googleapis.com"] : []),
      ...calls,
    ],
  };
  return Object.entries(directives)
    .filter(([, origins]) => origins.length > 0)
    .map(([directive, origins]) => `${directive} ${origins.join(" ")}`)
    .join("; ");
}

/** Writes the origins into index.html. The server allows them, and no others, in its content security policy. */
export function allowedOriginsPlugin(): Plugin {
  let content = "";
  return {
    name: "trellis:allowed-origins",
    configResolved: ({ env }) => void (content = allowedOrigins(env)),
    transformIndexHtml: () => (content ? [{ tag: "meta", attrs: { name: "allowed-origins", content } }] : []),
  };
}
