import { randomUUID } from "node:crypto";
import { basePath } from "@trellis/contract/call";
import { wallClock } from "../adapters/node-clock/wall-clock.ts";
import { devFonts } from "../adapters/dev-fonts/dev-fonts.ts";
import { createPasswords } from "../adapters/node-crypto/passwords.ts";
import { createTokens } from "../adapters/node-crypto/tokens.ts";
import { createVault } from "../adapters/node-crypto/vault.ts";
import { createPostgresJobs, type PostgresJobs } from "../adapters/pg-boss/jobs.ts";
import { createAtomically } from "../adapters/postgres/atomically.ts";
import type { Database } from "../adapters/postgres/database.ts";
import { createPostgresStorage } from "../adapters/postgres/storage.ts";
import { createPictures } from "../adapters/sharp/pictures.ts";
import { createWebauthn } from "../adapters/webauthn/webauthn.ts";
import { devPageFiles } from "../dev-page.ts";
import type { Environment } from "../environment.ts";
import type { Log } from "../ports/process.ts";
import type { Ports } from "../ports.ts";
import { countryIn } from "../rules/visitor.ts";
import type { OpenAi } from "./ai.ts";
import type { openGoogle } from "./google.ts";
import { type OpenMail, outboxPath } from "./mail.ts";
import type { OpenPayments } from "./payments.ts";
import { secretOf } from "./secret.ts";
import type { openYoutube } from "./youtube.ts";

type Page = (request: Request) => Response | Promise<Response>;

/** The API documentation as a page. Imported on the first request. */
const apiDocs: [string, Page] = [
  `${basePath}/docs`,
  async () => (await import("../openapi/open-api.ts")).openApiPage(),
];

/** Providers chosen by the environment. */
interface Opened {
  mail: OpenMail;
  ai: OpenAi;
  cards: OpenPayments;
  google: ReturnType<typeof openGoogle>;
  youtube: ReturnType<typeof openYoutube>;
}

/** Creates the ports of the real server. */
export const createRealPorts = (
  environment: Environment,
  database: Database,
  { mail, ai, cards, google, youtube }: Opened,
  log: Log,
): Ports & { jobs: PostgresJobs } => {
  const storage = createPostgresStorage(database, wallClock);
  const tokens = createTokens(secretOf(environment));
  const jobs = createPostgresJobs(database, log);
  const { sandboxDocuments } = storage;
  const { payments, pages, posts } = cards.create({ clock: wallClock, jobs, sandboxDocuments, tokens });
  const publicUrl = environment.publicUrl ?? `http://localhost:${environment.port}`;
  return {
    ...storage,
    ...ai.createWriters({ clock: wallClock, log, budgets: storage.tokenBudgets }),
    plans: cards.plans,
    payments,
    passwords: createPasswords(),
    tokens,
    google: google.google,
    youtube: youtube.youtube,
    vault: createVault(secretOf(environment)),
    mailer: mail.mailer,
    jobs,
    atomically: createAtomically(database, jobs),
    pictures: createPictures(),
    countryOf: (headers) => countryIn(environment.countryHeader, headers),
    pages: withFonts([
      ...google.pages,
      ...youtube.pages,
      ...pages,
      ...(environment.isProduction ? [] : [...devPageFiles, apiDocs]),
      ...(mail.page ? [...devPageFiles, [outboxPath, mail.page] as const] : []),
    ]),
    posts,
    publicUrl,
    webauthn: createWebauthn(publicUrl),
    clock: wallClock,
    log,
    newId: randomUUID,
    providers: { storage: "real", cards: cards.kind, ai: ai.kind, mail: mail.kind, ...kindsOf(google, youtube) },
  };
};

/** Adds the fonts of sandbox pages, if there are any. */
const withFonts = (pages: readonly (readonly [string, Page])[]): Ports["pages"] =>
  new Map(pages.length > 0 ? [...pages, ...devFonts] : []);

/** Leaves out providers that are turned off. */
function kindsOf({ google }: Opened["google"], { youtube }: Opened["youtube"]): Ports["providers"] {
  const kinds = { google: google.about.kind, youtube: youtube.kind };
  const entries = Object.entries(kinds).filter(([, kind]) => kind !== "off");
  return Object.fromEntries(entries.map(([name, kind]) => [name, kind === "sandbox" ? "sandbox" : "real"]));
}
