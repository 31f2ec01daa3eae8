import { describe, expect, it } from "vitest";
import type { QueuedMail } from "../../../apps/api/src/ports/mail.ts";
import type { OpenStorage } from "./fixtures.ts";
import { later, now, useStorage } from "./fixtures.ts";

const job = (changes: Partial<QueuedMail> = {}): QueuedMail => ({
  id: crypto.randomUUID(),
  kind: "resetCode",
  email: "Maya@example.com",
  language: "es",
  createdAt: now,
  ...changes,
});

export function mailQueueConformance(open: OpenStorage): void {
  describe("the email queue", () => {
    const storage = useStorage(open);
    const empty = async () => {
      for (const { id } of await storage.mailQueue.take(later(1e9), later(1e9), 1000)) await storage.mailQueue.done(id);
    };

    it("returns emails oldest first, with their number of attempts, up to the requested count", async () => {
      await empty();
      const jobs = [
        job({ createdAt: later(2) }),
        job({ kind: "googleJoined", language: "fr" }),
        job({ createdAt: later(1) }),
      ];
      for (const each of jobs) await storage.mailQueue.add(each);
      expect(await storage.mailQueue.take(later(2), later(60_000), 2)).toEqual([
        { ...jobs[1], tries: 1 },
        { ...jobs[2], tries: 1 },
      ]);
      expect(await storage.mailQueue.take(later(2), later(60_000), 2)).toEqual([{ ...jobs[0], tries: 1 }]);
      expect(await storage.mailQueue.take(later(2), later(60_000), 2)).toEqual([]);
    });

    it("returns emails when they are due, when a lease expires, and after a postponement", async () => {
      await empty();
      const one = job();
      await storage.mailQueue.add(one);
      expect(await storage.mailQueue.take(later(-1), later(1000), 9)).toEqual([]);
      expect(await storage.mailQueue.take(now, later(1000), 9)).toHaveLength(1);
      expect(await storage.mailQueue.take(later(999), later(5000), 9)).toEqual([]);
      expect(await storage.mailQueue.take(later(1000), later(2000), 9)).toEqual([{ ...one, tries: 2 }]);
      await storage.mailQueue.postpone(one.id, later(9000));
      expect(await storage.mailQueue.take(later(8999), later(9999), 9)).toEqual([]);
      expect(await storage.mailQueue.take(later(9000), later(9999), 9)).toEqual([{ ...one, tries: 3 }]);
    });

    it("deletes sent emails; repeated or late calls succeed", async () => {
      await empty();
      const one = job();
      await storage.mailQueue.add(one);
      await storage.mailQueue.done(one.id);
      await storage.mailQueue.done(one.id);
      await storage.mailQueue.postpone(one.id, now);
      expect(await storage.mailQueue.take(later(1e9), later(1e9), 9)).toEqual([]);
    });

    it("returns each email to one of many simultaneous callers", async () => {
      await empty();
      const jobs = Array.from({ length: 12 }, () => job());
      for (const each of jobs) await storage.mailQueue.add(each);
      const taken = await Promise.all(Array.from({ length: 8 }, () => storage.mailQueue.take(now, later(60_000), 4)));
      const rest = await storage.mailQueue.take(now, later(60_000), 99);
      const ids = [...taken.flat(), ...rest].map(({ id }) => id);
      expect(ids.toSorted()).toEqual(jobs.map(({ id }) => id).toSorted());
    });
  });
}
