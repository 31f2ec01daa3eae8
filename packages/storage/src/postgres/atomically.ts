import type { Atomically } from "@trellis/server-core/ports/unit";
import { drizzle } from "drizzle-orm/node-postgres";
import type { PostgresJobs } from "../pg-boss/jobs.ts";
import { createAccounts } from "./accounts.ts";
import type { Database } from "./database.ts";
import { createResets } from "./resets.ts";
import { createSecondFactors } from "./second-factors.ts";
import { createSubscriptions } from "./subscriptions.ts";

/** Runs each unit in a transaction of its own, with the job queue on the same connection. */
export const createAtomically =
  ({ pool }: Pick<Database, "pool">, jobs: Pick<PostgresJobs, "prepare">): Atomically =>
  async (work) => {
    const openJobs = await jobs.prepare();
    const client = await pool.connect();
    try {
      const opened = openJobs(client);
      const result = await drizzle(client).transaction((tables) => {
        const queries = { pool: client, tables };
        return work({
          accounts: createAccounts(queries),
          resets: createResets(queries),
          secondFactors: createSecondFactors(queries),
          subscriptions: createSubscriptions(queries),
          jobs: opened.jobs,
        });
      });
      opened.start();
      return result;
    } finally {
      client.release();
    }
  };
