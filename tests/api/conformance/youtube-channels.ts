import { describe, expect, it } from "vitest";
import type { OpenStorage } from "./fixtures.ts";
import { later, newAccount, newDigest, now, readAccount, useStorage } from "./fixtures.ts";

const minute = 60_000;

export function youtubeChannelsConformance(open: OpenStorage): void {
  describe("a connected channel", () => {
    const storage = useStorage(open);

    it("belongs to one account", async () => {
      const [one, other] = [await newAccount(storage), await newAccount(storage)];
      expect((await readAccount(storage, one.digest)).hasYoutube).toBe(false);
      await storage.youtubeChannels.connect(one.id, "locked", now);
      expect((await readAccount(storage, one.digest)).hasYoutube).toBe(true);
      expect((await readAccount(storage, other.digest)).hasYoutube).toBe(false);
      expect(await storage.youtubeChannels.lockedKey(one.id)).toBe("locked");
      expect(await storage.youtubeChannels.lockedKey(other.id)).toBeNull();
    });

    it("replaces an earlier channel, and is deleted once", async () => {
      const { id, digest } = await newAccount(storage);
      await storage.youtubeChannels.connect(id, "first", now);
      await storage.youtubeChannels.connect(id, "second", later(minute));
      expect(await storage.youtubeChannels.disconnect(id)).toBe("second");
      expect(await storage.youtubeChannels.disconnect(id)).toBeNull();
      expect(await storage.youtubeChannels.lockedKey(id)).toBeNull();
      expect((await readAccount(storage, digest)).hasYoutube).toBe(false);
    });

    it("is listed once across pages", async () => {
      const accounts = await Promise.all([1, 2, 3].map(() => newAccount(storage)));
      for (const { id } of accounts) await storage.youtubeChannels.connect(id, `key of ${id}`, now);
      const listed: { accountId: string; lockedKey: string }[] = [];
      for (let after: string | null | undefined = null; after !== undefined;) {
        const page = await storage.youtubeChannels.list(after, 2);
        listed.push(...page);
        after = page.length === 2 ? page.at(-1)?.accountId : undefined;
      }
      expect(new Set(listed.map(({ accountId }) => accountId)).size).toBe(listed.length);
      for (const { id } of accounts) expect(listed).toContainEqual({ accountId: id, lockedKey: `key of ${id}` });
    });

    it("is kept if the given key belongs to an earlier channel", async () => {
      const { id, digest } = await newAccount(storage);
      await storage.youtubeChannels.connect(id, "first", now);
      await storage.youtubeChannels.connect(id, "second", now);
      expect(await storage.youtubeChannels.disconnect(id, "first")).toBeNull();
      expect((await readAccount(storage, digest)).hasYoutube).toBe(true);
      expect(await storage.youtubeChannels.disconnect(id, "second")).toBe("second");
    });

    it("is deleted when Google sign-in replaces an account with an unverified email", async () => {
      const { id } = await newAccount(storage);
      await storage.youtubeChannels.connect(id, "another user's", now);
      const person = { id: crypto.randomUUID(), subject: crypto.randomUUID(), fullname: "Sofía", avatar: null, now };
      const entry = await storage.accounts.signInWithGoogle({ ...person, email: `${id}@example.com` });
      expect(entry).toMatchObject({ outcome: "takenOver", account: { hasYoutube: false } });
      expect(await storage.youtubeChannels.lockedKey(id)).toBeNull();
    });
  });

  describe("a pending YouTube consent", () => {
    const storage = useStorage(open);

    const begun = async () => {
      const { id } = await newAccount(storage);
      const stateDigest = newDigest();
      await storage.youtubeChannels.beginVisit({ stateDigest, accountId: id, expiresAt: later(minute) });
      return { id, end: (at = now) => storage.youtubeChannels.endVisit(stateDigest, at) };
    };

    it("belongs to the account that started it, and is used once", async () => {
      const { id, end } = await begun();
      expect(await end()).toBe(id);
      expect(await end()).toBeNull();
    });

    it("is used once under simultaneous callbacks", async () => {
      const { id, end } = await begun();
      const ends = await Promise.all(Array.from({ length: 12 }, () => end()));
      expect(ends.filter((each) => each !== null)).toEqual([id]);
    });

    it("cannot be used after it expires, and belongs to no account if it is unknown", async () => {
      expect(await (await begun()).end(later(minute))).toBeNull();
      const { id, end } = await begun();
      expect(await end(later(minute - 1))).toBe(id);
      expect(await storage.youtubeChannels.endVisit(newDigest(), now)).toBeNull();
    });

    it("does not replace another pending consent of the same account", async () => {
      const { id } = await newAccount(storage);
      const digests = [newDigest(), newDigest()];
      for (const stateDigest of digests) {
        await storage.youtubeChannels.beginVisit({ stateDigest, accountId: id, expiresAt: later(minute) });
      }
      for (const digest of digests) expect(await storage.youtubeChannels.endVisit(digest, now)).toBe(id);
    });
  });
}
