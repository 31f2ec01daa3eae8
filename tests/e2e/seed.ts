import { randomUUID } from "node:crypto";
import { sandboxRefreshToken } from "@trellis/providers/sandbox-youtube/sandbox-youtube";
import type { Ports } from "@trellis/server-core/ports";
import { expiryFrom } from "@trellis/server-core/session";
import { openDatabase } from "@trellis/storage/postgres/open-database";
import { subscribePersona } from "../../apps/api/src/memory/persona-subscription.ts";
import { readEnvironment } from "../../apps/api/src/environment.ts";
import { defaultPlans } from "../../apps/api/src/rules/plans.ts";
import { withoutModel } from "../../apps/api/src/start-up/ai.ts";
import { openGoogle } from "../../apps/api/src/start-up/google.ts";
import { openMail } from "../../apps/api/src/start-up/mail.ts";
import { openSandbox } from "../../apps/api/src/start-up/payments.ts";
import { createRealPorts } from "../../apps/api/src/start-up/real-ports.ts";
import { openYoutube } from "../../apps/api/src/start-up/youtube.ts";
import type { NewUser, User } from "./users.ts";

const password = "Sunflower-7";

const answers = {
  skills: ["filming", "editing"],
  topics: ["home fitness", "mobility"],
  goal: ["grow a loyal audience"],
  targetAudience: ["busy parents"],
  platforms: ["YouTube", "Instagram"],
};

/** Creates users directly in the server's database, without HTTP calls and with one password hash for all. */
export interface Seed {
  createUser: (wanted: NewUser) => Promise<User>;
  close: () => Promise<void>;
}

/** Connects to the server's database with the server's own storage code. */
export function openSeed(databaseUrl: string): Seed {
  const environment = readEnvironment({ ...process.env, DATABASE_URL: databaseUrl });
  const database = openDatabase(databaseUrl);
  const providers = {
    mail: openMail(environment),
    ai: withoutModel,
    cards: openSandbox(defaultPlans),
    google: openGoogle(environment),
    youtube: openYoutube(environment),
  };
  const log = { info: () => undefined, security: () => undefined, error: () => undefined };
  const createUser = userFactory(createRealPorts(environment, database, providers, log));
  return { createUser, close: () => database.close() };
}

function userFactory(ports: Ports): Seed["createUser"] {
  const hashed = ports.passwords.hash(password);
  const plan = Promise.resolve(ports.planner.write(answers, "en"));

  async function openAccount(fullname: string, email: string) {
    const id = ports.newId();
    const now = ports.clock.now();
    await ports.accounts.open({ id, fullname, email, passwordHash: await hashed, language: "en", createdAt: now });
    await ports.accounts.verifyEmail(id, email, now);
    const token = ports.tokens.mint();
    await ports.sessions.open({
      id: ports.newId(),
      tokenDigest: await ports.tokens.digest(token),
      accountId: id,
      openedAt: now,
      expiresAt: expiryFrom(now, now),
      userAgent: "node",
      language: "en",
    });
    return { id, user: { fullname, email, password, token } };
  }

  async function answerQuestions(accountId: string) {
    const { answersRevision: revision } = await ports.accounts.saveAnswers(accountId, answers);
    const key = { accountId, revision, language: "en" } as const;
    const now = ports.clock.now();
    const lease = await ports.roadmaps.claim(key, now, new Date(now.getTime() + 60_000));
    if (lease !== null) await ports.roadmaps.finish(key, lease, await plan, []);
  }

  return async ({ stage, fullname, email = `${randomUUID()}@trellis.example`, isConnected }) => {
    const { id, user } = await openAccount(fullname, email);
    if (stage !== "unsubscribed") await subscribePersona(id, ports, 0);
    if (stage === "subscribed") await answerQuestions(id);
    if (isConnected) {
      await ports.youtubeChannels.connect(id, await ports.vault.lock(sandboxRefreshToken, id), ports.clock.now());
    }
    return user;
  };
}
