import { randomUUID } from "node:crypto";
import type { Language } from "@trellis/contract/fields";
import type { RoadmapKey, StoredRoadmap, Tick, WrittenPlan } from "@trellis/server-core/domain/roadmap";
import type { Roadmaps } from "@trellis/server-core/ports/roadmaps";
import type { Database } from "./database.ts";
import * as sql from "./roadmaps.sql.ts";
import { rowsOf } from "./rows.ts";

type TickRow = [week: number, dayIndex: number, completedAt: number];
type RoadmapRow = [plan: WrittenPlan, startedAt: number, ticks: TickRow[]];

const values = ({ accountId, revision, language }: RoadmapKey) => [accountId, revision, language];
const toTick = ([week, dayIndex, completedAt]: TickRow): Tick => ({
  week,
  dayIndex,
  completedAt: new Date(completedAt),
});

const toRoadmap = ([plan, startedAt, ticks]: RoadmapRow | [...RoadmapRow, Language]): StoredRoadmap => ({
  plan,
  startedAt: new Date(startedAt),
  ticks: ticks.map(toTick),
});

/** Stores plans and completed tasks. Each method is one statement, so each is atomic. */
export const createRoadmaps = ({ pool }: Database): Roadmaps => ({
  async read(key) {
    const [row] = await rowsOf<RoadmapRow>(pool, sql.read, values(key));
    return row ? toRoadmap(row) : null;
  },

  async before({ accountId, revision }) {
    const [row] = await rowsOf<[...RoadmapRow, Language]>(pool, sql.before, [accountId, revision]);
    return row ? { ...toRoadmap(row), language: row[3] } : null;
  },

  async claim(key, now, leaseUntil) {
    const lease = randomUUID();
    const [row] = await rowsOf(pool, sql.claim, [...values(key), lease, now, leaseUntil]);
    return row ? lease : null;
  },

  async renew(key, lease, leaseUntil) {
    await rowsOf(pool, sql.renew, [...values(key), lease, leaseUntil]);
  },

  async finish(key, lease, plan, carried) {
    const [row] = await rowsOf(pool, sql.finish, [
      ...values(key),
      lease,
      JSON.stringify(plan),
      carried.map(({ week }) => week),
      carried.map(({ dayIndex }) => dayIndex),
      carried.map(({ completedAt }) => completedAt),
    ]);
    return row !== undefined;
  },

  async abandon(key, lease) {
    await rowsOf(pool, sql.abandon, [...values(key), lease]);
  },

  async tick({ accountId, revision }, { week, dayIndex, completedAt }) {
    await rowsOf(pool, sql.tick, [accountId, revision, week, dayIndex, completedAt]);
  },
});
