import { createHash } from "node:crypto";

const inlineScript = /<script(?![^>]*\ssrc\s*=)[^>]*>([\s\S]*?)<\/script>/gi;

/** The sources that a page's own inline scripts are allowed by: their hashes, so that no other inline script runs. */
const hashesOf = (page: string): string[] =>
  [...page.matchAll(inlineScript)].map(
    ([, script = ""]) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
  );

/** Other origins that the build says the page uses in this way, such as the card provider's; nothing but origins is taken over. */
function originsFor(use: string, page: string): string[] {
  const [, content = ""] = /<meta name="allowed-origins" content="([^"]*)"/.exec(page) ?? [];
  const found = content.split(";").map((part) => part.trim().split(" "));
  const origins = found.filter(([name]) => name === use).flatMap(([, ...named]) => named);
  return origins.filter((origin) => /^https:\/\/(?:\*\.)?[\w-]+(?:\.[\w-]+)+(?::\d+)?$/.test(origin));
}

/** Other origins that the server's own settings call for, by the policy's word for their use. */
export type PageOrigins = Readonly<Record<string, readonly string[]>>;

/** What a page of the web app may load and do. Styles are inline because styled-components writes them so. */
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

/** Headers of everything that is served to a browser as a file. */
export const fileHeaders: Readonly<Record<string, string>> = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
  "cross-origin-opener-policy": "same-origin-allow-popups",
  "cross-origin-resource-policy": "same-origin",
  "x-frame-options": "DENY",
};
