import { createHash } from "node:crypto";

const inlineScript = /<script(?![^>]*\s(?:src\s*=|type="text\/html"))[^>]*>([\s\S]*?)<\/script>/gi;

/** Returns hashes of the page's inline scripts, so that the policy allows these and no others. */
const hashesOf = (page: string): string[] =>
  [...page.matchAll(inlineScript)].map(
    ([, script = ""]) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
  );

const secureOrigin = /^https:\/\/(?:\*\.)?[\w-]+(?:\.[\w-]+)+(?::\d+)?$/;
/** An origin on the visitor's own machine, where an AI model can run. */
const localOrigin = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/**
 * Returns the origins that the build lists in the page for a directive, such as the card provider's; ignores anything
 * that is not an origin. Only `connect-src` may name the visitor's own machine.
 */
function originsFor(use: string, page: string): string[] {
  const [, content = ""] = /<meta name="allowed-origins" content="([^"]*)"/.exec(page) ?? [];
  const found = content.split(";").map((part) => part.trim().split(" "));
  const origins = found.filter(([name]) => name === use).flatMap(([, ...named]) => named);
  return origins.filter((origin) => secureOrigin.test(origin) || (use === "connect-src" && localOrigin.test(origin)));
}

/** Additional origins by policy directive, from the server's settings. */
export type PageOrigins = Readonly<Record<string, readonly string[]>>;

/** Returns the content security policy of a page. Inline styles are allowed because styled-components injects them. */
export const pagePolicy = (page: string, more: PageOrigins = {}): string =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...hashesOf(page), ...originsFor("script-src", page), ...(more["script-src"] ?? [])].join(
      " ",
    ),
    ["frame-src 'self'", ...originsFor("frame-src", page), ...(more["frame-src"] ?? [])].join(" "),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: https:",
    "font-src 'self'",
    ["connect-src 'self'", ...originsFor("connect-src", page), ...(more["connect-src"] ?? [])].join(" "),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");

/** Headers of every static file. */
export const fileHeaders: Readonly<Record<string, string>> = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
  "cross-origin-opener-policy": "same-origin-allow-popups",
  "cross-origin-resource-policy": "same-origin",
  "x-frame-options": "DENY",
};
