import type { Health } from "@trellis/contract/health";
import { demo } from "./demo-account.ts";

/** What the person who started the server wants to know. */
export interface Greeting {
  port: number;
  hasDemoAccount: boolean;
  hasWebApp: boolean;
  providers: Health["providers"];
  /** What the storage is. */
  storage: string;
}

const about = (storage: string): Readonly<Record<string, string>> => ({
  storage,
  cards: "no money moves; 4242 4242 4242 4242 is a card that works",
  planner: "the built-in engine; no AI provider is asked",
});

/** The lines that are printed once the server listens. */
export function greeting({ port, hasDemoAccount, hasWebApp, providers, storage }: Greeting): string {
  const said = about(storage);
  return [
    "",
    `  Trellis is at  http://localhost:${port}${hasWebApp ? "" : "  (the API only: the web app is not built)"}`,
    ...(hasDemoAccount ? [`  Demo account   ${demo.email}, password ${demo.password}`] : []),
    "  E-mails        none are sent yet: nothing needs one before passwords can be reset.",
    "                 From then on they will be files in .data/outbox.",
    "",
    "  Providers",
    ...Object.entries(providers).map(([name, kind]) => `    ${name.padEnd(9)} ${kind.padEnd(8)} ${said[name] ?? ""}`),
    "",
    "  Ctrl-C stops it.",
    "",
  ].join("\n");
}
