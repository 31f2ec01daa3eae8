import type { Passkey } from "@trellis/server-core/domain/second-factors";
import { describe, expect, it } from "vitest";
import type { OpenStorage } from "./fixtures.ts";
import { later, newAccount, newDigest, now, readAccount, useStorage } from "./fixtures.ts";

const passkeyOf = (accountId: string, changes: Partial<Passkey> = {}): Passkey => ({
  id: newDigest(),
  accountId,
  publicKey: new Uint8Array([1, 2, 255]),
  counter: 0,
  transports: ["internal", "hybrid"],
  name: "Safari · macOS",
  createdAt: now,
  usedAt: null,
  ...changes,
});

/** Returns the number of successful attempts out of twenty simultaneous ones. */
const winners = async (attempt: () => Promise<boolean>): Promise<number> =>
  (await Promise.all(Array.from({ length: 20 }, attempt))).filter(Boolean).length;

export function secondFactorsConformance(open: OpenStorage): void {
  describe("a passkey", () => {
    const storage = useStorage(open);

    it("is listed after older ones, and turns on the second step", async () => {
      const { id, digest } = await newAccount(storage);
      expect((await readAccount(storage, digest)).hasSecondFactor).toBe(false);
      const [younger, older] = [passkeyOf(id, { createdAt: later(1) }), passkeyOf(id)];
      expect(await storage.secondFactors.addPasskey(younger)).toBe(true);
      expect(await storage.secondFactors.addPasskey(older)).toBe(true);
      expect((await storage.secondFactors.read(id)).passkeys).toEqual([older, younger]);
      expect(await storage.secondFactors.passkey(older.id)).toEqual(older);
      expect((await readAccount(storage, digest)).hasSecondFactor).toBe(true);
    });

    it("belongs to one account", async () => {
      const [owner, other] = [await newAccount(storage), await newAccount(storage)];
      const passkey = passkeyOf(owner.id);
      await storage.secondFactors.addPasskey(passkey);
      expect(await storage.secondFactors.addPasskey({ ...passkey, accountId: other.id })).toBe(false);
      expect(await storage.secondFactors.renamePasskey(other.id, passkey.id, "Mine")).toBe(false);
      expect(await storage.secondFactors.removePasskey(other.id, passkey.id)).toBe(false);
      expect(await storage.secondFactors.passkey(passkey.id)).toEqual(passkey);
      expect(await storage.secondFactors.passkey(newDigest())).toBeNull();
    });

    it("is renamed and removed by its owner", async () => {
      const { id, digest } = await newAccount(storage);
      const passkey = passkeyOf(id);
      await storage.secondFactors.addPasskey(passkey);
      expect(await storage.secondFactors.renamePasskey(id, passkey.id, "My laptop")).toBe(true);
      expect((await storage.secondFactors.passkey(passkey.id))?.name).toBe("My laptop");
      expect(await storage.secondFactors.removePasskey(id, passkey.id)).toBe(true);
      expect(await storage.secondFactors.removePasskey(id, passkey.id)).toBe(false);
      expect((await readAccount(storage, digest)).hasSecondFactor).toBe(false);
    });

    it("accepts each counter value once, and only in ascending order", async () => {
      const { id } = await newAccount(storage);
      const passkey = passkeyOf(id, { counter: 4 });
      await storage.secondFactors.addPasskey(passkey);
      expect(await winners(() => storage.secondFactors.usePasskey(passkey.id, 5, later(1)))).toBe(1);
      for (const counter of [0, 4, 5])
        expect(await storage.secondFactors.usePasskey(passkey.id, counter, now)).toBe(false);
      expect(await storage.secondFactors.passkey(passkey.id)).toMatchObject({ counter: 5, usedAt: later(1) });
    });

    it("can be used any number of times if it has no counter", async () => {
      const { id } = await newAccount(storage);
      const passkey = passkeyOf(id);
      await storage.secondFactors.addPasskey(passkey);
      expect(await winners(() => storage.secondFactors.usePasskey(passkey.id, 0, now))).toBe(20);
    });
  });

  describe("an authenticator app", () => {
    const storage = useStorage(open);

    it("is in use only after it has been confirmed with the latest secret", async () => {
      const { id, digest } = await newAccount(storage);
      const { secondFactors } = storage;
      expect((await secondFactors.read(id)).authenticator).toBeNull();
      expect(await secondFactors.startAuthenticator(id, "first")).toBe(true);
      expect(await secondFactors.startAuthenticator(id, "second")).toBe(true);
      expect(await secondFactors.confirmAuthenticator(id, "first", 7, now)).toBe(false);
      expect((await readAccount(storage, digest)).hasSecondFactor).toBe(false);
      expect(await secondFactors.useStep(id, 8)).toBe(false);
      expect(await winners(() => secondFactors.confirmAuthenticator(id, "second", 7, now))).toBe(1);
      expect((await secondFactors.read(id)).authenticator).toEqual({ lockedSecret: "second", confirmedAt: now });
      expect((await readAccount(storage, digest)).hasSecondFactor).toBe(true);
      expect(await secondFactors.startAuthenticator(id, "third")).toBe(false);
    });

    it("accepts each time step once, and no earlier ones afterwards", async () => {
      const { id } = await newAccount(storage);
      const { secondFactors } = storage;
      await secondFactors.startAuthenticator(id, "secret");
      await secondFactors.confirmAuthenticator(id, "secret", 7, now);
      expect(await secondFactors.useStep(id, 7)).toBe(false);
      expect(await winners(() => secondFactors.useStep(id, 9))).toBe(1);
      expect(await secondFactors.useStep(id, 8)).toBe(false);
    });

    it("is removed, and the result says whether it was confirmed", async () => {
      const { id, digest } = await newAccount(storage);
      const { secondFactors } = storage;
      await secondFactors.startAuthenticator(id, "secret");
      expect(await secondFactors.removeAuthenticator(id)).toBe(false);
      await secondFactors.startAuthenticator(id, "secret");
      await secondFactors.confirmAuthenticator(id, "secret", 7, now);
      expect(await secondFactors.removeAuthenticator(id)).toBe(true);
      expect((await readAccount(storage, digest)).hasSecondFactor).toBe(false);
    });
  });

  describe("a recovery code", () => {
    const storage = useStorage(open);

    it("works once, for one account", async () => {
      const [owner, other] = [await newAccount(storage), await newAccount(storage)];
      const [one, two] = [newDigest(), newDigest()];
      await storage.secondFactors.replaceRecoveryCodes(owner.id, [one, two]);
      expect(await storage.secondFactors.useRecoveryCode(other.id, one)).toBe(false);
      expect(await winners(() => storage.secondFactors.useRecoveryCode(owner.id, one))).toBe(1);
      expect((await storage.secondFactors.read(owner.id)).recoveryCodes).toBe(1);
    });

    it("is replaced together with the others, even by simultaneous requests", async () => {
      const { id } = await newAccount(storage);
      const sets = Array.from({ length: 5 }, () => [newDigest(), newDigest()]);
      await Promise.all(sets.map((digests) => storage.secondFactors.replaceRecoveryCodes(id, digests)));
      expect((await storage.secondFactors.read(id)).recoveryCodes).toBe(2);
      await storage.secondFactors.replaceRecoveryCodes(id, []);
      expect((await storage.secondFactors.read(id)).recoveryCodes).toBe(0);
    });
  });

  it("second factors are deleted with the account", async () => {
    const { ports, close } = await open();
    const { id } = await newAccount(ports);
    const passkey = passkeyOf(id);
    await ports.secondFactors.addPasskey(passkey);
    await ports.accounts.scheduleDeletion(id, now);
    expect(await ports.accounts.delete(id, now)).toBe(true);
    expect(await ports.secondFactors.passkey(passkey.id)).toBeNull();
    await close();
  });
}
