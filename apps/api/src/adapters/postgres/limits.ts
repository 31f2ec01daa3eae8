import type { Clock, Limits } from "../../ports.ts";
import type { Database } from "./database.ts";
import { rowsOf } from "./rows.ts";

/** One upsert, so that no two takes count as one. The first take after a window's end begins the next. */
const take = {
  name: "limit-take",
  text: `insert into limits as l (key, taken, resets_at) values ($1, 1, $3)
    on conflict (key) do update set
      taken = case when l.resets_at <= $2::timestamptz then 1 else l.taken + 1 end,
      resets_at = case when l.resets_at <= $2::timestamptz then excluded.resets_at else l.resets_at end
    returning taken, resets_at`,
};

/** Counts takes in PostgreSQL, in fixed windows that begin with the first take. */
export const createLimits = ({ pool }: Database, clock: Clock): Limits => ({
  async take(key, limit, windowSeconds) {
    const now = clock.now();
    const end = new Date(now.getTime() + windowSeconds * 1000);
    const [row] = await rowsOf<[taken: number, resetsAt: Date]>(pool, take, [key, now, end]);
    if (!row) throw new Error("a take was not counted");
    const [taken, resetsAt] = row;
    if (taken <= limit) return { allowed: true };
    // The window may have been opened by a take that read the clock a moment after this one.
    const left = Math.ceil((resetsAt.getTime() - now.getTime()) / 1000);
    return { allowed: false, retryAfterSeconds: Math.min(Math.max(1, left), windowSeconds) };
  },
});
