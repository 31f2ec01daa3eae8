import { describe, expect, it } from "vitest";
import type { OpenStorage } from "./fixtures.ts";
import {
  later,
  newAccount,
  newDigest,
  newSession,
  noPayment,
  now,
  saveCard,
  subscription,
  useStorage,
} from "./fixtures.ts";

const minute = 60_000;

export function resetsConformance(open: OpenStorage): void {
  describe("the password reset storage", () => {
    const storage = useStorage(open);

    /** Creates an account with a reset code, and returns both with a function that tries a code. */
    const asked = async () => {
      const { id, digest } = await newAccount(storage);
      const email = `${id}@example.com`;
      const right = newDigest();
      await storage.resets.saveCode({ email, browser: "", mac: right, expiresAt: later(10 * minute) });
      const exchangeCode = (mac: string, at = now, typed = email, browser = "") => {
        const tokenExpiresAt = new Date(at.getTime() + 10 * minute);
        return storage.resets.exchangeCode({
          email: typed,
          browser,
          mac,
          tokenDigest: newDigest(),
          now: at,
          tokenExpiresAt,
        });
      };
      return { id, digest, email, right, exchangeCode };
    };

    it("exchanges the right code for a token once, ignoring the case of the email", async () => {
      const { email, right, exchangeCode } = await asked();
      expect(await exchangeCode(right, now, email.toUpperCase())).toBe("exchanged");
      expect(await exchangeCode(right)).toBe("expired");
    });

    it("reports a correct code as expired after it expires, but a wrong code always as wrong", async () => {
      const { right, exchangeCode } = await asked();
      expect(await exchangeCode(newDigest(), later(10 * minute))).toBe("wrong");
      expect(await exchangeCode(right, later(10 * minute))).toBe("expired");
      expect(await exchangeCode(right, later(10 * minute - 1))).toBe("exchanged");
    });

    it("accepts at most five attempts, even if the sixth has the right code", async () => {
      const { right, exchangeCode } = await asked();
      for (let index = 0; index < 5; index++) expect(await exchangeCode(newDigest())).toBe("wrong");
      expect(await exchangeCode(right)).toBe("expired");
      expect(await exchangeCode(newDigest())).toBe("wrong");
    });

    it("accepts at most five of a hundred simultaneous attempts, and exchanges a code once", async () => {
      const guessed = await asked();
      await Promise.all(Array.from({ length: 100 }, () => guessed.exchangeCode(newDigest())));
      expect(await guessed.exchangeCode(guessed.right)).toBe("expired");
      const known = await asked();
      const outcomes = await Promise.all(Array.from({ length: 20 }, () => known.exchangeCode(known.right)));
      expect(outcomes.filter((outcome) => outcome === "exchanged")).toHaveLength(1);
    });

    it("keeps other browsers from using up the code, or the attempts, of the browser that requested it", async () => {
      const { email, exchangeCode } = await asked();
      const [mine, strangers] = [newDigest(), newDigest()];
      await storage.resets.saveCode({ email, browser: "mine", mac: mine, expiresAt: later(10 * minute) });
      await storage.resets.saveCode({ email, browser: "stranger", mac: strangers, expiresAt: later(11 * minute) });
      for (const browser of ["", "other", "stranger"]) {
        for (let index = 0; index < 6; index++) await exchangeCode(newDigest(), now, email, browser);
      }
      expect(await exchangeCode(strangers, now, email, "other")).toBe("expired");
      expect(await exchangeCode(strangers, now, email, "stranger")).toBe("expired");
      expect(await exchangeCode(newDigest(), now, email, "mine")).toBe("wrong");
      expect(await exchangeCode(mine, now, email, "mine")).toBe("exchanged");
    });

    it("accepts the latest code from a browser that requested none", async () => {
      const { email, exchangeCode } = await asked();
      const latest = newDigest();
      await storage.resets.saveCode({ email, browser: "laptop", mac: latest, expiresAt: later(11 * minute) });
      expect(await exchangeCode(latest, now, email, "phone")).toBe("exchanged");
    });

    it("accepts a code only for its own email", async () => {
      const [one, other] = [await asked(), await asked()];
      expect(await one.exchangeCode(other.right)).toBe("wrong");
      expect(await one.exchangeCode(one.right, now, "nobody@example.com")).toBe("wrong");
    });

    it("stores and exchanges a code for an email without an account, but its token resets no password", async () => {
      const email = `${crypto.randomUUID()}@example.com`;
      const [mac, tokenDigest] = [newDigest(), newDigest()];
      await storage.resets.saveCode({ email, browser: "", mac, expiresAt: later(minute) });
      const trial = { email, browser: "", mac, tokenDigest, now, tokenExpiresAt: later(minute) };
      expect(await storage.resets.exchangeCode(trial)).toBe("exchanged");
      expect(await storage.resets.redeem(tokenDigest, "hash", now)).toBeNull();
    });

    it("replaces the previous code, its attempts and its token with a new one", async () => {
      const { email, right, exchangeCode } = await asked();
      for (let index = 0; index < 5; index++) await exchangeCode(newDigest());
      const renewed = newDigest();
      await storage.resets.saveCode({ email, browser: "", mac: renewed, expiresAt: later(10 * minute) });
      expect(await exchangeCode(right)).toBe("wrong");
      const tokenDigest = newDigest();
      const trial = { email, browser: "", mac: renewed, tokenDigest, now, tokenExpiresAt: later(minute) };
      expect(await storage.resets.exchangeCode(trial)).toBe("exchanged");
      await storage.resets.saveCode({ email, browser: "", mac: newDigest(), expiresAt: later(10 * minute) });
      expect(await storage.resets.redeem(tokenDigest, "new hash", now)).toBeNull();
    });

    const withToken = async () => {
      const { id, digest, email, right } = await asked();
      const tokenDigest = newDigest();
      await storage.resets.exchangeCode({
        email,
        browser: "",
        mac: right,
        tokenDigest,
        now,
        tokenExpiresAt: later(10 * minute),
      });
      return { id, digest, email, tokenDigest };
    };

    it("sets the password and ends the sessions of that account only", async () => {
      const other = await newAccount(storage);
      const { id, digest, email, tokenDigest } = await withToken();
      const second = newSession(id);
      await storage.sessions.open(second);
      expect(await storage.resets.redeem(tokenDigest, "new hash", now)).toEqual({
        accountId: id,
        email,
        formerPayer: null,
      });
      expect((await storage.accounts.byEmail(email))?.passwordHash).toBe("new hash");
      expect(await storage.sessions.find(digest, now)).toBeNull();
      expect(await storage.sessions.find(second.tokenDigest, now)).toBeNull();
      expect(await storage.sessions.find(other.digest, now)).not.toBeNull();
    });

    it("redeems a token once, even for simultaneous calls, and changes nothing in later calls", async () => {
      const { email, tokenDigest } = await withToken();
      const outcomes = await Promise.all(
        ["a", "b", "c", "d"].map((hash) => storage.resets.redeem(tokenDigest, hash, now)),
      );
      expect(outcomes.filter((outcome) => outcome !== null)).toHaveLength(1);
      const { passwordHash } = (await storage.accounts.byEmail(email)) ?? {};
      expect(await storage.resets.redeem(tokenDigest, "late", now)).toBeNull();
      expect((await storage.accounts.byEmail(email))?.passwordHash).toBe(passwordHash);
    });

    it("removes what another person may have set up in an account, but only while its email is unverified", async () => {
      const { id, email, tokenDigest } = await withToken();
      const protect = async () => {
        await saveCard(storage, id);
        await storage.secondFactors.startAuthenticator(id, "secret");
        await storage.secondFactors.confirmAuthenticator(id, "secret", 1, now);
        await storage.secondFactors.replaceRecoveryCodes(id, [newDigest()]);
      };
      await protect();
      const running = subscription();
      const fetchUnderWay = await storage.subscriptions.nextFetch();
      await storage.subscriptions.mirror(id, running, fetchUnderWay);
      const late = await storage.subscriptions.nextFetch();
      const formerPayer = { customerId: `cus_${id}`, plan: "Monthly" };
      expect(await storage.resets.redeem(tokenDigest, "proven", now)).toMatchObject({ formerPayer });
      expect(await storage.subscriptions.mirror(id, running, late)).toMatchObject({
        is: "stale",
        after: { endedAt: now },
      });
      expect(await storage.secondFactors.read(id)).toEqual({ passkeys: [], authenticator: null, recoveryCodes: 0 });
      expect(await storage.wallets.read(id)).toEqual(noPayment);
      await protect();
      const mac = newDigest();
      await storage.resets.saveCode({ email, browser: "", mac, expiresAt: later(10 * minute) });
      const next = newDigest();
      await storage.resets.exchangeCode({
        email,
        browser: "",
        mac,
        tokenDigest: next,
        now,
        tokenExpiresAt: later(10 * minute),
      });
      expect(await storage.resets.redeem(next, "again", now)).toMatchObject({ formerPayer: null });
      expect(await storage.secondFactors.read(id)).toMatchObject({ recoveryCodes: 1 });
      expect((await storage.wallets.read(id)).card).toMatchObject({ last4: "4242" });
    });

    it("rejects an unknown token, and any token after it expires", async () => {
      const { digest, tokenDigest } = await withToken();
      expect(await storage.resets.redeem(newDigest(), "hash", now)).toBeNull();
      expect(await storage.resets.redeem(tokenDigest, "hash", later(10 * minute))).toBeNull();
      expect(await storage.sessions.find(digest, now)).not.toBeNull();
      expect(await storage.resets.redeem(tokenDigest, "hash", later(10 * minute - 1))).not.toBeNull();
    });
  });
}
