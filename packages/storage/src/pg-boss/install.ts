import { jobNames } from "@trellis/server-core/jobs/retries";
import type pg from "pg";
import { jobSchema, openBoss, type Runner } from "./boss.ts";
import { createQueues } from "./queues.ts";

/** The version of pg-boss's schema. A test compares it with the one of the installed package. */
export const jobSchemaVersion = 46;

/** Creates or migrates pg-boss's schema. Loads pg-boss only if that is needed, because loading it takes a while. */
export async function installJobs(client: pg.Client): Promise<void> {
  if (await isCurrent(client)) return;
  const boss = await openBoss(oneAtATime(client), () => undefined);
  await createQueues(boss);
  await boss.stop({ close: false, graceful: false });
}

/** Waits for the previous statement: pg-boss sends several at once, but a connection runs one at a time. */
function oneAtATime(client: pg.Client): Runner {
  let last: Promise<unknown> = Promise.resolve();
  return {
    query: (text, values) => {
      const result = last.then(() => client.query(text, values));
      last = result.catch(() => undefined);
      return result;
    },
  };
}

async function isCurrent(client: pg.Client): Promise<boolean> {
  const installed = await client.query<{ exists: boolean }>("select to_regclass($1) is not null as exists", [
    `${jobSchema}.version`,
  ]);
  if (!installed.rows[0]?.exists) return false;
  const { rows } = await client.query<{ version: number; queues: number }>(
    `select (select max(version) from ${jobSchema}.version) as version,
      (select count(*)::int from ${jobSchema}.queue where name = any($1)) as queues`,
    [jobNames],
  );
  return (rows[0]?.version ?? 0) >= jobSchemaVersion && rows[0]?.queues === jobNames.length;
}
