import type { HtmlTagDescriptor, Plugin } from "vite";

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

/** Returns whether a build uses Stripe's live keys or its test keys; null without Stripe. */
export function stripeKeys({ VITE_STRIPE_PUBLISHABLE_KEY: key }: Readonly<Record<string, string | undefined>>) {
  if (!key) return null;
  return key.startsWith("pk_live_") ? "live" : "test";
}

const meta = (name: string, content: string | null): HtmlTagDescriptor[] =>
  content ? [{ tag: "meta", attrs: { name, content } }] : [];

/**
 * Writes the origins and the kind of Stripe's keys into index.html. The server allows only these origins in its content
 * security policy, and starts only with keys of the same kind.
 */
export function allowedOriginsPlugin(): Plugin {
  let tags: HtmlTagDescriptor[] = [];
  return {
    name: "trellis:allowed-origins",
    configResolved: ({ env }) =>
      void (tags = [...meta("allowed-origins", allowedOrigins(env)), ...meta("stripe-keys", stripeKeys(env))]),
    transformIndexHtml: () => tags,
  };
}
