import { describe, expect, it } from "vitest";
import type { OpenStorage } from "./fixtures.ts";
import { day, later, newAccount, newDigest, newSession, now, readAccount, useStorage } from "./fixtures.ts";

const unknown = "00000000-0000-4000-8000-000000000000";

export function accountChangesConformance(open: OpenStorage): void {
  describe("the account storage", () => {
    const storage = useStorage(open);
    const emailOf = (id: string) => `${id}@example.com`;

    it("finds an account by its id", async () => {
      const { id, digest } = await newAccount(storage);
      expect(await storage.accounts.find(id)).toEqual(await readAccount(storage, digest));
      expect(await storage.accounts.find(unknown)).toBeNull();
    });

    it("changes the password, ends the other sessions and renews the proof of the current one", async () => {
      const { id, digest } = await newAccount(storage);
      const other = newSession(id);
      await storage.sessions.open(other);
      expect(await storage.accounts.credentials(id)).toEqual({ passwordHash: "hash", googleSubject: null });
      await storage.accounts.changePassword(id, "new hash", digest, later(1000));
      expect(await storage.accounts.credentials(id)).toMatchObject({ passwordHash: "new hash" });
      expect(await storage.sessions.find(other.tokenDigest, now)).toBeNull();
      expect(await storage.sessions.find(digest, now)).toMatchObject({ openedAt: now, provedAt: later(1000) });
    });

    it("verifies only the current email, ignoring case", async () => {
      const { id, digest } = await newAccount(storage);
      expect(await storage.accounts.verifyEmail(id, "former@example.com", now)).toBe(false);
      expect(await storage.accounts.verifyEmail(unknown, emailOf(id), now)).toBe(false);
      expect((await readAccount(storage, digest)).emailVerified).toBe(false);
      expect(await storage.accounts.verifyEmail(id, emailOf(id).toUpperCase(), now)).toBe(true);
      expect((await readAccount(storage, digest)).emailVerified).toBe(true);
    });

    it("changes the email, which is then verified, unless another account has it, ignoring case", async () => {
      const [one, other] = [await newAccount(storage), await newAccount(storage)];
      const renamed = `New.${one.id}@example.com`;
      expect(await storage.accounts.changeEmail(one.id, emailOf(other.id).toUpperCase(), now)).toBe("taken");
      expect(await storage.accounts.changeEmail(one.id, renamed, now)).toEqual({ formerEmail: emailOf(one.id) });
      expect(await readAccount(storage, one.digest)).toMatchObject({ email: renamed, emailVerified: true });
      expect(await storage.accounts.changeEmail(one.id, renamed.toLowerCase(), now)).toEqual({ formerEmail: renamed });
      expect(await storage.accounts.changeEmail(unknown, `nobody.${one.id}@example.com`, now)).toBeNull();
    });

    it("lets only one of two accounts take the same new email at once", async () => {
      const [one, other] = [await newAccount(storage), await newAccount(storage)];
      const wanted = `wanted.${one.id}@example.com`;
      const outcomes = await Promise.all([one, other].map(({ id }) => storage.accounts.changeEmail(id, wanted, now)));
      expect(outcomes.filter((outcome) => outcome === "taken")).toHaveLength(1);
    });

    it("schedules a deletion once, and withdraws it until its date", async () => {
      const { id, digest } = await newAccount(storage);
      expect(await storage.accounts.scheduleDeletion(id, later(day))).toEqual(later(day));
      expect(await storage.accounts.scheduleDeletion(id, later(2 * day))).toEqual(later(day));
      expect((await readAccount(storage, digest)).deletedFrom).toEqual(later(day));
      expect(await storage.accounts.keep(id, later(day))).toBe(false);
      expect(await storage.accounts.keep(id, later(day - 1))).toBe(true);
      expect((await readAccount(storage, digest)).deletedFrom).toBeNull();
      expect(await storage.accounts.keep(id, now)).toBe(true);
    });

    it("reports accounts that should have been deleted", async () => {
      const [one, other] = [await newAccount(storage), await newAccount(storage)];
      await storage.accounts.scheduleDeletion(one.id, later(3 * day));
      await storage.accounts.scheduleDeletion(other.id, later(5 * day));
      expect(await storage.accounts.overdue(later(3 * day))).not.toContain(one.id);
      const overdue = await storage.accounts.overdue(later(3 * day + 1));
      expect(overdue).toContain(one.id);
      expect(overdue).not.toContain(other.id);
    });

    it("deletes an account whose deletion date has passed with everything that belongs to it, but no other account", async () => {
      const [one, other] = [await newAccount(storage), await newAccount(storage)];
      const picture = (hash: string) => ({ hash, type: "image/webp", bytes: new Uint8Array([1]) });
      const [own, others] = [newDigest().slice(0, 32), newDigest().slice(0, 32)];
      await storage.avatars.put(one.id, picture(own));
      await storage.avatars.put(other.id, picture(others));
      const [link, mac, tokenDigest] = [newDigest(), newDigest(), newDigest()];
      const proof = { digest: link, kind: "verifyEmail", accountId: one.id, data: "" } as const;
      await storage.proofs.save({ ...proof, expiresAt: later(2 * day) });
      await storage.resets.saveCode({ email: emailOf(one.id), browser: "", mac, expiresAt: later(2 * day) });

      expect(await storage.accounts.delete(one.id, later(day))).toBe(false);
      await storage.accounts.scheduleDeletion(one.id, later(day));
      expect(await storage.accounts.delete(one.id, later(day - 1))).toBe(false);
      expect(await storage.accounts.delete(one.id, later(day))).toBe(true);
      expect(await storage.accounts.delete(one.id, later(day))).toBe(false);

      expect(await storage.accounts.find(one.id)).toBeNull();
      expect(await storage.sessions.find(one.digest, now)).toBeNull();
      expect(await storage.avatars.get(own)).toBeNull();
      expect(await storage.proofs.redeem(link, "verifyEmail", now)).toBeNull();
      const trial = { email: emailOf(one.id), browser: "", mac, tokenDigest, now, tokenExpiresAt: later(day) };
      expect(await storage.resets.exchangeCode(trial)).toBe("wrong");
      expect(await storage.accounts.find(other.id)).not.toBeNull();
      expect(await storage.avatars.get(others)).not.toBeNull();
    });
  });
}
