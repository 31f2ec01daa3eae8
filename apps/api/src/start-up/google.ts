import { createGoogleLookup, googleEndpoints } from "@trellis/providers/google/google";
import { createSandboxGoogle } from "@trellis/providers/sandbox-google/sandbox-google";
import type { Ports } from "@trellis/server-core/ports";
import type { Environment } from "../environment.ts";

/** The ports for Google; `origins` lists what pages of the web app may load and call. */
interface OpenGoogle extends Pick<Ports, "google" | "pages"> {
  origins: Readonly<Record<string, readonly string[]>>;
}

const none: Ports["pages"] = new Map();

/**
 * Returns the Google adapter if a client id is configured, otherwise the sandbox or, in production, an adapter that is
 * turned off, because anyone could sign in with the sandbox.
 */
export function openGoogle({ googleClientId, isProduction }: Environment): OpenGoogle {
  if (googleClientId !== undefined) {
    const lookUp = createGoogleLookup({
      ...googleEndpoints,
      clientId: googleClientId,
      fetch: (request) => fetch(request),
    });
    const { userinfoUrl } = googleEndpoints;
    const about = { kind: "google", clientId: googleClientId, pageUrl: null, userinfoUrl } as const;
    return { google: { about, lookUp }, pages: none, origins };
  }
  if (isProduction) return { google: { about: off, lookUp: async () => null }, pages: none, origins: {} };
  return { ...createSandboxGoogle(), origins: {} };
}

const off = { kind: "off", clientId: null, pageUrl: null, userinfoUrl: null } as const;

/** Google Identity Services: its script, its frames and the profile endpoint. */
const origins = {
  "script-src": ["https://accounts.google.com"],
  "frame-src": ["https://accounts.google.com"],
  "connect-src": ["https://accounts.google.com", new URL(googleEndpoints.userinfoUrl).origin],
};
