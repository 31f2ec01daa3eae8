import { createGoogleLookup, realGoogle } from "../adapters/google/google.ts";
import { createSandboxGoogle } from "../adapters/sandbox-google/sandbox-google.ts";
import type { Environment } from "../environment.ts";
import type { Ports } from "../ports.ts";

/** Google's part of the ports; `origins` is what pages of the web app may load and ask for it. */
interface OpenGoogle extends Pick<Ports, "google" | "pages"> {
  origins: Readonly<Record<string, readonly string[]>>;
}

const none: Ports["pages"] = new Map();

/** The real Google with a client id, the sandbox without, and in production none: there the sandbox would let anyone in. */
export function openGoogle({ googleClientId, isProduction }: Environment): OpenGoogle {
  if (googleClientId !== undefined) {
    const whose = createGoogleLookup({ ...realGoogle, clientId: googleClientId, fetch: (request) => fetch(request) });
    const { userinfoUrl } = realGoogle;
    const about = { kind: "google", clientId: googleClientId, pageUrl: null, userinfoUrl } as const;
    return { google: { about, whose }, pages: none, origins };
  }
  if (isProduction) return { google: { about: off, whose: async () => null }, pages: none, origins: {} };
  return { ...createSandboxGoogle(), origins: {} };
}

const off = { kind: "off", clientId: null, pageUrl: null, userinfoUrl: null } as const;

/** Google Identity Services: its script and frames, and where a person is asked after. */
const origins = {
  "script-src": ["https://accounts.google.com"],
  "frame-src": ["https://accounts.google.com"],
  "connect-src": ["https://accounts.google.com", new URL(realGoogle.userinfoUrl).origin],
};
