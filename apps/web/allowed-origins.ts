import type { Plugin } from "vite";

const stripeScripts = ["https://js.stripe.com", "https://*.js.stripe.com"];
const google = "https://accounts.google.com";
const originOf = (url: string | undefined): string[] => (url ? [new URL(url).origin] : []);

/**
 * The other origins that a build with these settings talks to, by what it may do with each: `script-src …; connect-src …`.
 * Empty where there are none.
 */
export function allowedOrigins(settings: Readonly<Record<string, string | undefined>>): string {
  const hasStripe = Boolean(settings["VITE_STRIPE_PUBLISHABLE_KEY"]);
  const hasGoogle = Boolean(settings["VITE_GOOGLE_CLIENT_ID"]);
  const chat = settings["VITE_CHAT_KEY"] ? settings["VITE_CHAT_URL"] || "https://api.openai.com" : undefined;
  const calls = [settings["VITE_GEO_URL"], settings["VITE_API_ORIGIN"], chat].flatMap((url) => originOf(url));
  const allowed = {
    "script-src": [...(hasStripe ? stripeScripts : []), ...(hasGoogle ? [google] : [])],
    "frame-src": [...(hasStripe ? [...stripeScripts, "https://hooks.stripe.com"] : []), ...(hasGoogle ? [google] : [])],
    "connect-src": [
      ...(hasStripe ? ["https://api.stripe.com"] : []),
      ...(hasGoogle ? [google, "https://www.googleapis.com"] : []),
      ...calls,
    ],
  };
  return Object.entries(allowed)
    .filter(([, origins]) => origins.length > 0)
    .map(([use, origins]) => `${use} ${origins.join(" ")}`)
    .join("; ");
}

/** Says so in the page: the server's content security policy for the page allows these origins and no others. */
export function allowedOriginsPlugin(): Plugin {
  let content = "";
  return {
    name: "trellis:allowed-origins",
    configResolved: ({ env }) => void (content = allowedOrigins(env)),
    transformIndexHtml: () => (content ? [{ tag: "meta", attrs: { name: "allowed-origins", content } }] : []),
  };
}
