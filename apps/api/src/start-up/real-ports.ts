import { randomUUID } from "node:crypto";
import { basePath } from "@trellis/contract/call";
import { createWebauthn } from "@trellis/providers/webauthn/webauthn";
import { devFonts } from "@trellis/runtime/dev-fonts/dev-fonts";
import { wallClock } from "@trellis/runtime/node-clock/wall-clock";
import { createPasswords } from "@trellis/runtime/node-crypto/passwords";
import { createTokens } from "@trellis/runtime/node-crypto/tokens";
import { createVault } from "@trellis/runtime/node-crypto/vault";
import { createPictures } from "@trellis/runtime/sharp/pictures";
import { devPageFiles } from "@trellis/server-core/dev-page";
import type { Ports } from "@trellis/server-core/ports";
import type { Log } from "@trellis/server-core/ports/log";
import { createPostgresJobs, type PostgresJobs } from "@trellis/storage/pg-boss/jobs";
import { createAtomically } from "@trellis/storage/postgres/atomically";
import type { Database } from "@trellis/storage/postgres/database";
import { createPostgresStorage } from "@trellis/storage/postgres/storage";
import type { Environment } from "../environment.ts";
import { handlers } from "../jobs/handlers.ts";
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
  const jobs = createPostgresJobs(database, log, handlers);
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
