import { randomUUID } from "node:crypto";
import { writePlan } from "../adapters/built-in-engine/write-plan.ts";
import { wallClock } from "../adapters/node-clock/wall-clock.ts";
import { createPasswords } from "../adapters/node-crypto/passwords.ts";
import { tokens } from "../adapters/node-crypto/tokens.ts";
import type { Database } from "../adapters/postgres/database.ts";
import { createPostgresStorage } from "../adapters/postgres/storage.ts";
import { createSandboxCards } from "../adapters/sandbox-cards/sandbox-cards.ts";
import type { Log, Ports } from "../ports.ts";
import { plansOnOffer } from "../rules/plans-on-offer.ts";

/** Everything the server needs, out of this machine and its database. */
export const createRealPorts = (database: Database, log: Log): Ports => ({
  ...createPostgresStorage(database, wallClock),
  plans: plansOnOffer,
  cards: createSandboxCards(randomUUID),
  passwords: createPasswords(),
  tokens,
  planner: { write: writePlan },
  clock: wallClock,
  log,
  newId: randomUUID,
  providers: { storage: "real", cards: "sandbox", planner: "sandbox" },
});
