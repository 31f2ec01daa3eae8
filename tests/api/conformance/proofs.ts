import { describe, expect, it } from "vitest";
import type { OpenStorage } from "./fixtures.ts";
import { later, newAccount, newDigest, now, useStorage } from "./fixtures.ts";

const minute = 60_000;

export function proofsConformance(open: OpenStorage): void {
  describe("a one-time proof", () => {
    const storage = useStorage(open);

    const save = async (changes: Partial<Parameters<typeof storage.proofs.save>[0]> = {}) => {
      const digest = newDigest();
      const proof = { digest, kind: "verifyEmail", accountId: null, data: "a@example.com" } as const;
      await storage.proofs.save({ ...proof, expiresAt: later(minute), ...changes });
      return digest;
    };

    it("is redeemed once, with its account and data", async () => {
      const { id } = await newAccount(storage);
      const digest = await save({ accountId: id });
      expect(await storage.proofs.redeem(digest, "verifyEmail", now)).toEqual({ accountId: id, data: "a@example.com" });
      expect(await storage.proofs.redeem(digest, "verifyEmail", now)).toBeNull();
    });

    it("is redeemed by one of twenty simultaneous attempts", async () => {
      const digest = await save();
      const outcomes = await Promise.all(
        Array.from({ length: 20 }, () => storage.proofs.redeem(digest, "verifyEmail", now)),
      );
      expect(outcomes.filter((outcome) => outcome !== null)).toEqual([{ accountId: null, data: "a@example.com" }]);
    });

    it("is found without being redeemed, until it expires", async () => {
      const { id } = await newAccount(storage);
      const digest = await save({ accountId: id });
      expect(await storage.proofs.find(digest, "verifyEmail", now)).toEqual({ accountId: id });
      expect(await storage.proofs.find(digest, "changeEmail", now)).toBeNull();
      expect(await storage.proofs.find(digest, "verifyEmail", later(minute))).toBeNull();
      expect(await storage.proofs.redeem(digest, "verifyEmail", now)).not.toBeNull();
      expect(await storage.proofs.find(digest, "verifyEmail", now)).toBeNull();
    });

    it("is not redeemed as another kind, and stays valid", async () => {
      const digest = await save();
      expect(await storage.proofs.redeem(digest, "changeEmail", now)).toBeNull();
      expect(await storage.proofs.redeem(digest, "verifyEmail", now)).not.toBeNull();
    });

    it("is not redeemed after it expires", async () => {
      expect(await storage.proofs.redeem(await save(), "verifyEmail", later(minute))).toBeNull();
      expect(await storage.proofs.redeem(await save(), "verifyEmail", later(minute - 1))).not.toBeNull();
    });

    it("can replace earlier proofs, but only those of the same kind and account", async () => {
      const [one, other] = [await newAccount(storage), await newAccount(storage)];
      const replaced = await save({ accountId: one.id });
      const ofOtherKind = await save({ accountId: one.id, kind: "changeEmail" });
      const ofOther = await save({ accountId: other.id });
      const latest = await save({ accountId: one.id, replacesOthers: true });
      expect(await storage.proofs.redeem(replaced, "verifyEmail", now)).toBeNull();
      expect(await storage.proofs.redeem(ofOtherKind, "changeEmail", now)).not.toBeNull();
      expect(await storage.proofs.redeem(ofOther, "verifyEmail", now)).not.toBeNull();
      expect(await storage.proofs.redeem(latest, "verifyEmail", now)).not.toBeNull();
    });

    it("stops working, if it is for a new email, when the password changes or is reset", async () => {
      const { id, digest } = await newAccount(storage);
      const link = await save({ accountId: id, kind: "changeEmail" });
      await storage.accounts.changePassword(id, "new hash", digest, now);
      expect(await storage.proofs.redeem(link, "changeEmail", now)).toBeNull();

      const second = await save({ accountId: id, kind: "changeEmail" });
      const [email, mac, tokenDigest] = [`${id}@example.com`, newDigest(), newDigest()];
      await storage.resets.saveCode({ email, browser: "", mac, expiresAt: later(minute) });
      await storage.resets.exchangeCode({ email, browser: "", mac, tokenDigest, now, tokenExpiresAt: later(minute) });
      await storage.resets.redeem(tokenDigest, "hash", now);
      expect(await storage.proofs.redeem(second, "changeEmail", now)).toBeNull();
    });

    it("stops working, if its account is unverified, when the email’s owner signs in with Google", async () => {
      const { id } = await newAccount(storage);
      const link = await save({ accountId: id, kind: "changeEmail" });
      const owner = { id: crypto.randomUUID(), subject: newDigest(), email: `${id}@example.com`, fullname: "Maya" };
      await storage.accounts.signInWithGoogle({ ...owner, avatar: null, now });
      expect(await storage.proofs.redeem(link, "changeEmail", now)).toBeNull();
    });
  });
}
