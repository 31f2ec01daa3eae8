import { randomUUID } from "node:crypto";
import type { RoadmapKey } from "@trellis/server-core/domain/roadmap";
import type { Storage } from "@trellis/server-core/ports/storage";
import { describe, expect, it } from "vitest";
import type { OpenStorage } from "./fixtures.ts";
import { later, newAccount, now, plan, useStorage } from "./fixtures.ts";

const keyOf = (accountId: string, changes: Partial<RoadmapKey> = {}): RoadmapKey => ({
  accountId,
  revision: 1,
  language: "en",
  ...changes,
});

async function stored({ roadmaps }: Storage, key: RoadmapKey, title?: string): Promise<void> {
  const lease = await roadmaps.claim(key, now, later(60_000));
  if (lease === null) throw new Error("no lease");
  await roadmaps.finish(key, lease, plan(title), []);
}

export function roadmapsConformance(open: OpenStorage): void {
  describe("the roadmap storage", () => {
    const storage = useStorage(open);

    it("stores a finished plan unchanged, per account, revision and language", async () => {
      const { id } = await newAccount(storage);
      await stored(storage, keyOf(id));
      expect(await storage.roadmaps.read(keyOf(id))).toEqual({ plan: plan(), startedAt: expect.any(Date), ticks: [] });
      expect(await storage.roadmaps.read(keyOf(id, { language: "es" }))).toBeNull();
      expect(await storage.roadmaps.read(keyOf(id, { revision: 2 }))).toBeNull();
      expect(await storage.roadmaps.read(keyOf((await newAccount(storage)).id))).toBeNull();
    });

    it("gives the lease to one of forty simultaneous callers, and returns no plan until it is finished", async () => {
      const { id } = await newAccount(storage);
      const leases = await Promise.all(
        Array.from({ length: 40 }, () => storage.roadmaps.claim(keyOf(id), now, later(60_000))),
      );
      const held = leases.filter((lease) => lease !== null);
      expect(held).toHaveLength(1);
      expect(await storage.roadmaps.read(keyOf(id))).toBeNull();
      expect(await storage.roadmaps.finish(keyOf(id), held[0] ?? "", plan(), [])).toBe(true);
      expect(await storage.roadmaps.claim(keyOf(id), later(120_000), later(180_000))).toBeNull();
    });

    it("gives an expired lease to the next caller and ignores the previous holder", async () => {
      const { id } = await newAccount(storage);
      const lost = await storage.roadmaps.claim(keyOf(id), now, later(1000));
      expect(await storage.roadmaps.claim(keyOf(id), later(999), later(2000))).toBeNull();
      const held = await storage.roadmaps.claim(keyOf(id), later(1000), later(2000));
      expect(held).not.toBeNull();
      const tick = { week: 1, dayIndex: 0, completedAt: now };
      expect(await storage.roadmaps.finish(keyOf(id), lost ?? "", plan("late"), [tick])).toBe(false);
      await storage.roadmaps.abandon(keyOf(id), lost ?? "");
      expect(await storage.roadmaps.finish(keyOf(id), held ?? "", plan("mine"), [])).toBe(true);
      expect(await storage.roadmaps.read(keyOf(id))).toMatchObject({ plan: plan("mine"), ticks: [] });
    });

    it("extends a lease only for its holder", async () => {
      const { id } = await newAccount(storage);
      const lease = await storage.roadmaps.claim(keyOf(id), now, later(1000));
      await storage.roadmaps.renew(keyOf(id), lease ?? "", later(3000));
      expect(await storage.roadmaps.claim(keyOf(id), later(2999), later(9000))).toBeNull();
      const next = await storage.roadmaps.claim(keyOf(id), later(3000), later(4000));
      await storage.roadmaps.renew(keyOf(id), randomUUID(), later(9000));
      expect(next).not.toBeNull();
      expect(await storage.roadmaps.claim(keyOf(id), later(4000), later(9000))).not.toBeNull();
    });

    it("gives an abandoned lease to the next caller immediately", async () => {
      const { id } = await newAccount(storage);
      const lease = await storage.roadmaps.claim(keyOf(id), now, later(60_000));
      await storage.roadmaps.abandon(keyOf(id), lease ?? "");
      expect(await storage.roadmaps.claim(keyOf(id), now, later(60_000))).not.toBeNull();
    });

    it("finds the newest finished plan of an earlier revision, with its completed tasks and language", async () => {
      const { id } = await newAccount(storage);
      expect(await storage.roadmaps.before(keyOf(id))).toBeNull();
      await stored(storage, keyOf(id), "oldest");
      await stored(storage, keyOf(id, { revision: 2, language: "fr" }), "newer");
      await storage.roadmaps.claim(keyOf(id, { revision: 3 }), now, later(1000));
      const task = { week: 2, dayIndex: 4, completedAt: later(5) };
      await storage.roadmaps.tick({ accountId: id, revision: 2 }, task);
      const before = { plan: plan("newer"), startedAt: expect.any(Date), ticks: [task], language: "fr" };
      expect(await storage.roadmaps.before(keyOf(id, { revision: 4 }))).toEqual(before);
      expect(await storage.roadmaps.before(keyOf(id, { revision: 2, language: "es" }))).toMatchObject({
        language: "en",
      });
    });

    it("keeps only the current and the previous revision, so that old plans don't accumulate", async () => {
      const { id } = await newAccount(storage);
      const other = await newAccount(storage);
      await stored(storage, keyOf(other.id));
      for (const revision of [1, 2, 3, 4]) {
        await stored(storage, keyOf(id, { revision }));
        await storage.roadmaps.tick({ accountId: id, revision }, { week: 1, dayIndex: 1, completedAt: now });
      }
      const found = async (revision: number) => (await storage.roadmaps.read(keyOf(id, { revision })))?.ticks.length;
      expect(await Promise.all([1, 2, 3, 4].map(found))).toEqual([undefined, undefined, 1, 1]);
      expect(await storage.roadmaps.read(keyOf(other.id))).not.toBeNull();
    });

    it("returns the same `startedAt` in every language: the time when the revision's first plan was finished", async () => {
      const { id } = await newAccount(storage);
      await stored(storage, keyOf(id));
      const english = await storage.roadmaps.read(keyOf(id));
      await stored(storage, keyOf(id, { language: "es" }));
      await stored(storage, keyOf(id, { revision: 2 }));
      const spanish = await storage.roadmaps.read(keyOf(id, { language: "es" }));
      expect(spanish?.startedAt).toEqual(english?.startedAt);
    });

    it("returns the same completed tasks in every language of a revision, and in no other revision", async () => {
      const { id } = await newAccount(storage);
      await stored(storage, keyOf(id));
      await stored(storage, keyOf(id, { language: "es" }));
      await stored(storage, keyOf(id, { revision: 2 }));
      const task = { week: 1, dayIndex: 3, completedAt: now };
      await storage.roadmaps.tick({ accountId: id, revision: 1 }, task);
      expect((await storage.roadmaps.read(keyOf(id)))?.ticks).toEqual([task]);
      expect((await storage.roadmaps.read(keyOf(id, { language: "es" })))?.ticks).toEqual([task]);
      expect((await storage.roadmaps.read(keyOf(id, { revision: 2 })))?.ticks).toEqual([]);
    });

    it("keeps the first date of a task that is completed twice, and clears it when the task is unchecked", async () => {
      const { id } = await newAccount(storage);
      const of = { accountId: id, revision: 1 };
      await stored(storage, keyOf(id));
      await storage.roadmaps.tick(of, { week: 1, dayIndex: 0, completedAt: now });
      await storage.roadmaps.tick(of, { week: 1, dayIndex: 0, completedAt: later(5000) });
      expect((await storage.roadmaps.read(keyOf(id)))?.ticks).toEqual([{ week: 1, dayIndex: 0, completedAt: now }]);
      await storage.roadmaps.tick(of, { week: 1, dayIndex: 0, completedAt: null });
      expect((await storage.roadmaps.read(keyOf(id)))?.ticks).toEqual([]);
      await storage.roadmaps.tick(of, { week: 1, dayIndex: 0, completedAt: later(9000) });
      expect((await storage.roadmaps.read(keyOf(id)))?.ticks[0]?.completedAt).toEqual(later(9000));
    });

    it("loses no update when all fifteen tasks are completed at once, one of them eleven times", async () => {
      const { id } = await newAccount(storage);
      await stored(storage, keyOf(id));
      const tasks = [1, 2, 3].flatMap((week) => [0, 1, 2, 3, 4].map((dayIndex) => ({ week, dayIndex })));
      const again = Array.from({ length: 10 }, () => ({ week: 2, dayIndex: 2 }));
      await Promise.all(
        [...tasks, ...again].map(({ week, dayIndex }) =>
          storage.roadmaps.tick({ accountId: id, revision: 1 }, { week, dayIndex, completedAt: now }),
        ),
      );
      expect((await storage.roadmaps.read(keyOf(id)))?.ticks).toHaveLength(15);
    });

    it("carries completed tasks into a new plan, except those that the user has already changed", async () => {
      const { id } = await newAccount(storage);
      const english = keyOf(id, { revision: 2 });
      const spanish = keyOf(id, { revision: 2, language: "es" });
      const carried = [0, 1].map((dayIndex) => ({ week: 1, dayIndex, completedAt: now }));
      const first = await storage.roadmaps.claim(english, now, later(1000));
      const second = await storage.roadmaps.claim(spanish, now, later(1000));
      await storage.roadmaps.finish(english, first ?? "", plan(), carried);
      await storage.roadmaps.tick({ accountId: id, revision: 2 }, { week: 1, dayIndex: 1, completedAt: null });
      await storage.roadmaps.finish(spanish, second ?? "", plan(), carried);
      expect((await storage.roadmaps.read(spanish))?.ticks).toEqual([carried[0]]);
    });
  });
}
