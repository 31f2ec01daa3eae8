import { jobSchema } from "./boss.ts";

export const countFailed = `select name, count(*)::int as count from ${jobSchema}.job
  where state = 'completed' and completed_on > now() - interval '1 day' and output ? 'givenUp' group by name`;

/** Empties a finished job. Its id stays, so that the same job is not added again. */
export const empty = `update ${jobSchema}.job set data = null, singleton_key = id::text
  where name = $1 and id = $2 and state = 'completed'`;

/** The jobs of an account and the emails to its address, in any state. */
export const forget = `delete from ${jobSchema}.job
  where data->>'accountId' = $1 or data->'facts'->>'accountId' = $1 or (name = 'mail' and singleton_key = $2)`;
