import { describe, expect, it } from "vitest";
import type { OpenStorage } from "./fixtures.ts";
import { answers, day, later, newAccount, now, plan, useStorage } from "./fixtures.ts";

export function accountRecordsConformance(open: OpenStorage): void {
  describe("the record of an account", () => {
    const storage = useStorage(open);

    it("contains everything stored about the account except secrets, and nothing about other accounts", async () => {
      const { id, digest } = await newAccount(storage);
      const other = await newAccount(storage);
      for (const each of [id, other.id]) {
        const { answersRevision: revision } = await storage.accounts.saveAnswers(each, answers);
        const key = { accountId: each, revision, language: "es" } as const;
        const lease = (await storage.roadmaps.claim(key, now, later(day))) ?? "";
        await storage.roadmaps.finish(key, lease, plan(), [{ week: 1, dayIndex: 0, completedAt: now }]);
        await storage.youtubeChannels.connect(each, `locked ${each}`, now);
      }
      const records = await storage.accountRecords.read(id);
      expect(records.account).toEqual([
        {
          id,
          fullname: "Maya",
          email: `${id}@example.com`,
          avatar: null,
          signsInWith: "password",
          answers,
          answersRevision: 1,
          trialUsed: false,
          createdAt: now,
          googleSubject: null,
          emailVerifiedAt: null,
          language: "en",
          deletedFrom: null,
        },
      ]);
      expect(records.sessions).toMatchObject([{ openedAt: now, seenAt: now, expiresAt: later(day) }]);
      expect(records.roadmaps).toMatchObject([{ revision: 1, language: "es", plan: plan() }]);
      expect(records.completedTasks).toEqual([{ revision: 1, week: 1, dayIndex: 0, completedAt: now }]);
      expect(records.youtube).toHaveLength(1);
      expect(records.subscriptions).toEqual([]);
      const text = JSON.stringify(records);
      for (const secret of [digest, "locked", '"hash"', other.id]) expect(text).not.toContain(secret);
    });
  });
}
