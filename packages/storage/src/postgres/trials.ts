import type { Trials } from "@trellis/server-core/ports/trials";
import type { Database } from "./database.ts";
import { rowsOf } from "./rows.ts";

/** Inserts the digests unless another holder has one of them. Returns whether this holder has all of them afterwards. */
const claim = {
  name: "trial-claim",
  text: `with taken as (
      select from used_trials where digest = any($1) and holder <> $2
    ), claimed as (
      insert into used_trials (digest, holder, used_at)
      select unnest($1::text[]), $2, $3 where not exists (select from taken)
      on conflict (digest) do nothing
      returning digest
    )
    select cardinality($1::text[]) = (select count(*) from claimed)
      + (select count(*) from used_trials where digest = any($1) and holder = $2)`,
};

const isUsed = {
  name: "trial-used",
  text: "select exists (select from used_trials where digest = any($1) and holder <> $2)",
};

export const createTrials = ({ pool }: Database): Trials => ({
  async claim(digests, holder, now) {
    const [row] = await rowsOf<[boolean]>(pool, claim, [digests, holder, now]);
    return row?.[0] ?? false;
  },
  async isUsed(digests, holder) {
    const [row] = await rowsOf<[boolean]>(pool, isUsed, [digests, holder]);
    return row?.[0] ?? false;
  },
});
