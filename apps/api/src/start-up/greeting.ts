import type { Health } from "@trellis/contract/health";
import { demo } from "./demo-account.ts";

/** What the start-up message shows. */
export interface Greeting {
  port: number;
  hasDemoAccount: boolean;
  hasWebApp: boolean;
  providers: Health["providers"];
  /** Descriptions of the storage and of how emails are sent. */
  storage: string;
  mail: string;
  /** Path of the page that lists unsent emails, if any. */
  outboxPath: string | null;
}

const about = ({ storage, mail, providers }: Greeting): Readonly<Record<string, string>> => ({
  storage,
  cards: "no money moves; 4242 4242 4242 4242 is a card that works",
  planner: "the built-in engine; no AI provider is asked",
  mail,
  google:
    providers["google"] === "real"
      ? "Google Identity Services"
      : "three made-up people; GOOGLE_CLIENT_ID brings the real one",
  youtube:
    providers["youtube"] === "real"
      ? "Google's consent page and the YouTube APIs"
      : "a made-up channel; YOUTUBE_CLIENT_ID brings real ones",
});

/** Returns the start-up message. */
export function greeting(facts: Greeting): string {
  const { port, hasDemoAccount, hasWebApp, providers, outboxPath } = facts;
  const said = about(facts);
  return [
    "",
    `  Trellis is at  http://localhost:${port}${hasWebApp ? "" : "  (the API only: the web app is not built)"}`,
    ...(hasDemoAccount ? [`  Demo account   ${demo.email}, password ${demo.password}`] : []),
    ...(outboxPath ? [`  E-mails        none is sent; read them at  http://localhost:${port}${outboxPath}`] : []),
    "",
    "  Providers",
    ...Object.entries(providers).map(([name, kind]) => `    ${name.padEnd(9)} ${kind.padEnd(8)} ${said[name] ?? ""}`),
    "",
    "  Ctrl-C stops it.",
    "",
  ].join("\n");
}
