import type { Health } from "@trellis/contract/health";
import { demo } from "./demo-account.ts";

/** The facts in the start-up message. */
export interface StartUpFacts {
  port: number;
  hasDemoAccount: boolean;
  hasWebApp: boolean;
  providers: Health["providers"];
  /** Descriptions of the providers. */
  storage: string;
  ai: string;
  cards: string;
  mail: string;
  /** Path of the page that lists unsent emails, if any. */
  outboxPath: string | null;
}

const descriptions = ({ storage, ai, cards, mail, providers }: StartUpFacts): Readonly<Record<string, string>> => ({
  storage,
  cards,
  ai,
  mail,
  google:
    providers["google"] === "real"
      ? "Google Identity Services"
      : "three fictional users; set GOOGLE_CLIENT_ID for real accounts",
  youtube:
    providers["youtube"] === "real"
      ? "Google's consent page and the YouTube APIs"
      : "a fictional channel; set YOUTUBE_CLIENT_ID for real ones",
});

/** Returns the start-up message. */
export function startUpMessage(facts: StartUpFacts): string {
  const { port, hasDemoAccount, hasWebApp, providers, outboxPath } = facts;
  const described = descriptions(facts);
  return [
    "",
    `  Trellis is at  http://localhost:${port}${hasWebApp ? "" : "  (API only: the web app is not built)"}`,
    ...(hasDemoAccount ? [`  Demo account   ${demo.email}, password ${demo.password}`] : []),
    ...(outboxPath ? [`  Emails         not sent; read them at  http://localhost:${port}${outboxPath}`] : []),
    "",
    "  Providers",
    ...Object.entries(providers).map(
      ([name, kind]) => `    ${name.padEnd(9)} ${kind.padEnd(8)} ${described[name] ?? ""}`,
    ),
    "",
    "  Press Ctrl-C to stop.",
    "",
  ].join("\n");
}
