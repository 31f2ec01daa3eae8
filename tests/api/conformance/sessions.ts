import { describe, expect, it } from "vitest";
import type { OpenStorage } from "./fixtures.ts";
import { day, later, mirror, newAccount, newDigest, newSession, now, subscription, useStorage } from "./fixtures.ts";

export function sessionsConformance(open: OpenStorage): void {
  describe("a session", () => {
    const storage = useStorage(open);

    it("is found with its account and the account's current subscription", async () => {
      const { id, digest } = await newAccount(storage);
      const running = subscription();
      await mirror(storage, id, running);
      const session = await storage.sessions.find(digest, now);
      expect(session).toMatchObject({ seenAt: now, expiresAt: later(day), account: { id, trialUsed: true } });
      expect(session?.account.subscription).toEqual({ ...running, id: expect.any(String), changedWith: null });
    });

    it("is not found by an unknown digest", async () => {
      expect(await storage.sessions.find(newDigest(), now)).toBeNull();
    });

    it("is found until the moment it expires", async () => {
      const { digest } = await newAccount(storage);
      expect(await storage.sessions.find(digest, later(day - 1))).not.toBeNull();
      expect(await storage.sessions.find(digest, later(day))).toBeNull();
    });

    it("expires later when touched, and sets the language of emails", async () => {
      const { id, digest } = await newAccount(storage);
      await storage.sessions.touch(digest, { seenAt: later(1000), expiresAt: later(2 * day), language: "fr" });
      expect(await storage.sessions.find(digest, later(day))).toMatchObject({
        seenAt: later(1000),
        expiresAt: later(2 * day),
      });
      expect(await storage.accounts.contact(id)).toMatchObject({ language: "fr" });
    });

    it("ends without the others", async () => {
      const { id, digest } = await newAccount(storage);
      const other = newDigest();
      await storage.sessions.open(newSession(id, { tokenDigest: other }));
      await storage.sessions.end(digest);
      await storage.sessions.end(digest);
      expect(await storage.sessions.find(digest, now)).toBeNull();
      expect(await storage.sessions.find(other, now)).not.toBeNull();
    });

    it("is one of at most fifty per account: the least recently used one ends, even if many open at once", async () => {
      const { id, digest } = await newAccount(storage);
      const older = Array.from({ length: 49 }, (_, index) => newSession(id, { openedAt: later(-1000 * (index + 1)) }));
      for (const session of older) await storage.sessions.open(session);
      await storage.sessions.touch(older[48]?.tokenDigest ?? "", {
        seenAt: later(1),
        expiresAt: later(day),
        language: "en",
      });
      await storage.sessions.open(newSession(id, { openedAt: later(2) }));
      expect(await storage.sessions.list(id, now)).toHaveLength(50);
      expect(await storage.sessions.find(older[47]?.tokenDigest ?? "", now)).toBeNull();
      expect(await storage.sessions.find(older[48]?.tokenDigest ?? "", now)).not.toBeNull();
      await Promise.all(
        Array.from({ length: 20 }, () => storage.sessions.open(newSession(id, { openedAt: later(3) }))),
      );
      expect(await storage.sessions.list(id, now)).toHaveLength(50);
      expect(await storage.sessions.find(digest, now)).not.toBeNull();
    });

    it("records when the user last proved their identity, which is initially when the session was opened", async () => {
      const { digest } = await newAccount(storage);
      expect(await storage.sessions.find(digest, now)).toMatchObject({ openedAt: now, provedAt: now });
      await storage.sessions.prove(digest, later(1000));
      expect(await storage.sessions.find(digest, now)).toMatchObject({ openedAt: now, provedAt: later(1000) });
    });

    it("is listed by account, without expired ones, most recently used first", async () => {
      const { id, digest } = await newAccount(storage);
      const older = newSession(id, { openedAt: later(-2000), userAgent: null });
      await storage.sessions.open(older);
      await storage.sessions.open(newSession(id, { openedAt: later(-3000), expiresAt: now }));
      const listed = await storage.sessions.list(id, now);
      expect(listed.map(({ tokenDigest }) => tokenDigest)).toEqual([digest, older.tokenDigest]);
      const { id: name, tokenDigest, openedAt, userAgent } = older;
      expect(listed[1]).toEqual({ id: name, tokenDigest, openedAt, seenAt: openedAt, userAgent });
      await storage.sessions.touch(older.tokenDigest, { seenAt: later(1), expiresAt: later(day), language: "en" });
      expect((await storage.sessions.list(id, now))[0]?.id).toBe(older.id);
    });

    it("ends by id only for its own account", async () => {
      const [one, other] = [await newAccount(storage), await newAccount(storage)];
      const [session] = await storage.sessions.list(one.id, now);
      await storage.sessions.endOne(other.id, session?.id ?? "");
      expect(await storage.sessions.find(one.digest, now)).not.toBeNull();
      await storage.sessions.endOne(one.id, session?.id ?? "");
      await storage.sessions.endOne(one.id, session?.id ?? "");
      expect(await storage.sessions.find(one.digest, now)).toBeNull();
    });

    it("ends with all others except one, and the number of active ones that ended is returned", async () => {
      const [one, other] = [await newAccount(storage), await newAccount(storage)];
      for (const expiresAt of [later(day), later(day), later(-1)]) {
        await storage.sessions.open(newSession(one.id, { expiresAt }));
      }
      expect(await storage.sessions.endOthers(one.id, one.digest, now)).toBe(2);
      expect(await storage.sessions.list(one.id, now)).toHaveLength(1);
      expect(await storage.sessions.find(one.digest, now)).not.toBeNull();
      expect(await storage.sessions.find(other.digest, now)).not.toBeNull();
    });

    it("stays ended after a late touch", async () => {
      const { digest } = await newAccount(storage);
      await storage.sessions.end(digest);
      await storage.sessions.touch(digest, { seenAt: now, expiresAt: later(day), language: "en" });
      expect(await storage.sessions.find(digest, now)).toBeNull();
    });
  });
}
