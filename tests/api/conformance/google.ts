import { describe, expect, it } from "vitest";
import type { OpenStorage } from "./fixtures.ts";
import {
  later,
  mirror,
  newAccount,
  newDigest,
  noPayment,
  now,
  readAccount,
  saveCard,
  subscription,
  useStorage,
} from "./fixtures.ts";

export function googleConformance(open: OpenStorage): void {
  describe("a Google account", () => {
    const storage = useStorage(open);
    const person = (email = `${crypto.randomUUID()}@example.com`, subject = crypto.randomUUID()) => ({
      id: crypto.randomUUID(),
      subject,
      email,
      fullname: "Sofía",
      avatar: "https://pictures.example/sofia",
      now,
    });

    it("is created without a password on the first sign-in", async () => {
      const sofia = person();
      const entry = await storage.accounts.signInWithGoogle(sofia);
      expect(entry?.outcome).toBe("opened");
      expect(entry?.account).toEqual({
        id: sofia.id,
        fullname: "Sofía",
        email: sofia.email,
        avatar: sofia.avatar,
        signsInWith: "google",
        answers: null,
        answersRevision: 0,
        trialUsed: false,
        hasYoutube: false,
        emailVerified: true,
        hasPassword: false,
        hasSecondFactor: false,
        deletedFrom: null,
        subscription: null,
      });
      expect(await storage.accounts.byEmail(sofia.email)).toBeNull();
      expect(await storage.accounts.recipient(sofia.email.toUpperCase())).toEqual({
        id: sofia.id,
        fullname: "Sofía",
        email: sofia.email,
      });
    });

    it("is found by Google's user id, even with another email", async () => {
      const sofia = person();
      await storage.accounts.signInWithGoogle(sofia);
      const renamed = { ...person(undefined, sofia.subject), fullname: "Another" };
      const entry = await storage.accounts.signInWithGoogle(renamed);
      expect(entry).toMatchObject({
        outcome: "found",
        account: { id: sofia.id, email: sofia.email, fullname: "Sofía" },
      });
    });

    it("replaces an account with an unverified email, whose password, sessions and payment details are deleted", async () => {
      const { id, digest } = await newAccount(storage);
      const email = `${id}@example.com`;
      await saveCard(storage, id);
      await mirror(storage, id, subscription());
      const entry = await storage.accounts.signInWithGoogle(person(email.toUpperCase()));
      expect(entry).toMatchObject({
        outcome: "takenOver",
        account: { id, email, fullname: "Maya", signsInWith: "google", subscription: { endedAt: now } },
        formerPayer: { customerId: `cus_${id}`, plan: "Monthly" },
      });
      expect(await storage.accounts.byEmail(email)).toBeNull();
      expect(await storage.sessions.find(digest, now)).toBeNull();
      expect(await storage.wallets.read(id)).toEqual(noPayment);
    });

    it("is linked to an account with a verified email, whose password and picture stay", async () => {
      const { id } = await newAccount(storage);
      const email = `${id}@example.com`;
      const [mac, tokenDigest] = [newDigest(), newDigest()];
      await storage.resets.saveCode({ email, browser: "", mac, expiresAt: later(1000) });
      await storage.resets.exchangeCode({ email, browser: "", mac, tokenDigest, now, tokenExpiresAt: later(1000) });
      await storage.resets.redeem(tokenDigest, "proven", now);
      await storage.accounts.saveProfile(id, { avatar: "/own.webp" });
      const entry = await storage.accounts.signInWithGoogle(person(email));
      expect(entry).toMatchObject({
        outcome: "joined",
        formerPayer: null,
        account: { id, signsInWith: "password", avatar: "/own.webp" },
      });
      expect((await storage.accounts.byEmail(email))?.passwordHash).toBe("proven");
    });

    it("removes the second factors of an account with an unverified email", async () => {
      const { id } = await newAccount(storage);
      await storage.secondFactors.startAuthenticator(id, "secret");
      await storage.secondFactors.confirmAuthenticator(id, "secret", 1, now);
      await storage.secondFactors.replaceRecoveryCodes(id, [newDigest()]);
      const entry = await storage.accounts.signInWithGoogle(person(`${id}@example.com`));
      expect(entry).toMatchObject({ outcome: "takenOver", account: { hasSecondFactor: false } });
      expect(await storage.secondFactors.read(id)).toEqual({ passkeys: [], authenticator: null, recoveryCodes: 0 });
    });

    it("is not linked to an account with a verified email and a second factor", async () => {
      const { id } = await newAccount(storage);
      const email = `${id}@example.com`;
      await storage.accounts.verifyEmail(id, email, now);
      await storage.secondFactors.startAuthenticator(id, "secret");
      await storage.secondFactors.confirmAuthenticator(id, "secret", 1, now);
      expect(await storage.accounts.signInWithGoogle(person(email))).toBeNull();
      expect((await storage.accounts.credentials(id)).googleSubject).toBeNull();
    });

    it("is not linked to the account of another Google user", async () => {
      const sofia = person();
      await storage.accounts.signInWithGoogle(sofia);
      expect(await storage.accounts.signInWithGoogle(person(sofia.email))).toBeNull();
    });

    it("is created once for simultaneous sign-ins", async () => {
      const sofia = person();
      const entries = await Promise.all(
        Array.from({ length: 8 }, () => storage.accounts.signInWithGoogle({ ...sofia, id: crypto.randomUUID() })),
      );
      expect(new Set(entries.map((entry) => entry?.account.id)).size).toBe(1);
      expect(entries.filter((entry) => entry?.outcome === "opened")).toHaveLength(1);
    });
  });

  describe("a profile", () => {
    const storage = useStorage(open);

    it("changes only the given fields", async () => {
      const { id, digest } = await newAccount(storage);
      await storage.accounts.saveProfile(id, { fullname: "Zoë O’Neill" });
      await storage.accounts.saveProfile(id, { avatar: "/a.webp" });
      expect(await readAccount(storage, digest)).toMatchObject({ fullname: "Zoë O’Neill", avatar: "/a.webp" });
    });

    it("has one picture, which replaces the previous one and is found by its hash", async () => {
      const [one, other] = [await newAccount(storage), await newAccount(storage)];
      const picture = (hash: string) => ({ hash, type: "image/webp", bytes: new Uint8Array([0, 255, 1, 128]) });
      await storage.avatars.put(one.id, picture("a".repeat(32)));
      await storage.avatars.put(other.id, picture("a".repeat(32)));
      await storage.avatars.put(one.id, picture("b".repeat(32)));
      const found = await storage.avatars.get("a".repeat(32));
      expect(found).toMatchObject({ hash: "a".repeat(32), type: "image/webp" });
      expect([...(found?.bytes ?? [])]).toEqual([0, 255, 1, 128]);
      await storage.avatars.put(other.id, picture("b".repeat(32)));
      expect(await storage.avatars.get("a".repeat(32))).toBeNull();
    });
  });
}
