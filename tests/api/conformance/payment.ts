import { describe, expect, it } from "vitest";
import type { OpenStorage } from "./fixtures.ts";
import { day, later, mirror, newAccount, newDigest, now, readAccount, subscription, useStorage } from "./fixtures.ts";

const cardOf = (last4: string) => ({
  brand: "visa",
  last4,
  expMonth: 12,
  expYear: 2034,
  trialDigest: `digest ${last4}`,
});
const method = (last4: string) => ({ paymentMethodId: `pm_${last4}`, card: cardOf(last4) });
const minute = 60_000;

export function paymentConformance(open: OpenStorage): void {
  describe("a wallet", () => {
    const storage = useStorage(open);

    it("is empty for an account that never paid", async () => {
      const { id } = await newAccount(storage);
      expect(await storage.wallets.read(id)).toEqual({
        customerId: null,
        setupIntentId: null,
        paymentMethodId: null,
        card: null,
      });
      expect(await storage.wallets.ownerOf(`cus_${id}`)).toBeNull();
    });

    it("saves a card with the open setup intent, which cannot be used again", async () => {
      const { id } = await newAccount(storage);
      const customerId = `cus_${id}`;
      await storage.wallets.keepSetup(id, { customerId, setupIntentId: "seti_1" });
      await storage.wallets.keepSetup(id, { customerId, setupIntentId: "seti_2" });
      expect(await storage.wallets.keepMethod(id, "seti_1", method("1111"))).toBe(false);
      expect(await storage.wallets.keepMethod(id, "seti_2", method("2222"))).toBe(true);
      expect(await storage.wallets.keepMethod(id, "seti_2", method("3333"))).toBe(false);
      const kept = { customerId, setupIntentId: null, ...method("2222") };
      expect(await storage.wallets.read(id)).toEqual(kept);
      await storage.wallets.keepSetup(id, { customerId, setupIntentId: "seti_3" });
      expect(await storage.wallets.read(id)).toEqual({ ...kept, setupIntentId: "seti_3" });
      expect(await storage.wallets.ownerOf(customerId)).toBe(id);
    });

    it("replaces a card, unless another one was saved in the meantime", async () => {
      const { id } = await newAccount(storage);
      const customerId = `cus_${id}`;
      await storage.wallets.keepSetup(id, { customerId, setupIntentId: "seti_1" });
      expect(await storage.wallets.replaceMethod(id, "pm_1111", method("2222"))).toBe(false);
      await storage.wallets.keepMethod(id, "seti_1", method("1111"));
      await storage.wallets.keepSetup(id, { customerId, setupIntentId: "seti_2" });
      expect(await storage.wallets.replaceMethod(id, "pm_1111", method("2222"))).toBe(true);
      expect(await storage.wallets.replaceMethod(id, "pm_1111", method("3333"))).toBe(false);
      expect(await storage.wallets.read(id)).toEqual({ customerId, setupIntentId: "seti_2", ...method("2222") });
    });

    it("accepts one of twenty simultaneous cards for a setup intent", async () => {
      const { id } = await newAccount(storage);
      await storage.wallets.keepSetup(id, { customerId: `cus_${id}`, setupIntentId: "seti_1" });
      const kept = await Promise.all(
        Array.from({ length: 20 }, (_, index) => storage.wallets.keepMethod(id, "seti_1", method(String(index)))),
      );
      expect(kept.filter(Boolean)).toHaveLength(1);
      expect((await storage.wallets.read(id)).paymentMethodId).toBe(`pm_${kept.indexOf(true)}`);
    });
  });

  describe("a payment attempt", () => {
    const storage = useStorage(open);
    const leaseAt = (time: Date) => ({ now: time, until: new Date(time.getTime() + minute) });
    const begin = (id: string, newKey: string, purpose = "start", at = now) =>
      storage.paymentAttempts.begin(id, { purpose, newKey, ...leaseAt(at) });

    it("runs alone", async () => {
      const { id } = await newAccount(storage);
      const begun = await Promise.all(Array.from({ length: 20 }, (_, index) => begin(id, `key ${index}`)));
      const first = begun.find((each) => each !== null);
      expect(begun.filter((each) => each !== null)).toEqual([{ key: expect.any(String), isRepeat: false }]);
      await storage.paymentAttempts.end(id, first?.key ?? "", true);
      expect(await begin(id, "next")).toEqual({ key: "next", isRepeat: false });
    });

    it("keeps its key after an unknown outcome, but only for the same purpose", async () => {
      const { id } = await newAccount(storage);
      await begin(id, "first");
      await storage.paymentAttempts.end(id, "first", false);
      expect(await begin(id, "second")).toEqual({ key: "first", isRepeat: true });
      await storage.paymentAttempts.end(id, "first", false);
      expect(await begin(id, "third", "cancel")).toEqual({ key: "third", isRepeat: false });
    });

    it("lasts until it ends or expires, and longer if it is renewed with its key", async () => {
      const { id } = await newAccount(storage);
      const { paymentAttempts } = storage;
      expect(await paymentAttempts.isInProgress(id, leaseAt(now))).toBe(false);
      await begin(id, "first");
      await paymentAttempts.renew(id, "other", later(5 * minute));
      expect(await paymentAttempts.isInProgress(id, leaseAt(later(minute - 1)))).toBe(true);
      expect(await paymentAttempts.isInProgress(id, leaseAt(later(minute)))).toBe(false);
      await paymentAttempts.renew(id, "first", later(minute + 20_000));
      expect(await paymentAttempts.isInProgress(id, leaseAt(later(minute)))).toBe(true);
      expect(await begin(id, "second", "start", later(minute))).toBeNull();
      await paymentAttempts.end(id, "first", false);
      await paymentAttempts.renew(id, "first", later(2 * minute));
      expect(await paymentAttempts.isInProgress(id, leaseAt(now))).toBe(false);
    });

    it("isn't taken over by a process whose clock is slightly off", async () => {
      const { id } = await newAccount(storage);
      await begin(id, "first");
      expect(await begin(id, "second", "start", later(-1000))).toBeNull();
      expect(await storage.paymentAttempts.isInProgress(id, leaseAt(later(-5 * day)))).toBe(false);
    });

    it("is taken over after it expires, and when the clock has jumped back", async () => {
      const { id } = await newAccount(storage);
      await begin(id, "first");
      expect(await begin(id, "second", "start", later(minute - 1))).toBeNull();
      expect(await begin(id, "second", "start", later(minute))).toEqual({ key: "first", isRepeat: true });
      expect(await begin(id, "third", "cancel", later(-5 * day))).toEqual({ key: "third", isRepeat: false });
    });
  });

  describe("a trial", () => {
    const storage = useStorage(open);

    it("belongs to the first holder of a card or an email", async () => {
      const [card, email, other] = [newDigest(), newDigest(), newDigest()];
      expect(await storage.trials.isUsed([card], "maya")).toBe(false);
      expect(await storage.trials.claim([card, email], "maya", now)).toBe(true);
      expect(await storage.trials.claim([card, email], "maya", now)).toBe(true);
      expect(await storage.trials.isUsed([card, other], "maya")).toBe(false);
      for (const digests of [[card], [email], [other, card]]) {
        expect(await storage.trials.isUsed(digests, "noah")).toBe(true);
        expect(await storage.trials.claim(digests, "noah", now)).toBe(false);
      }
      expect(await storage.trials.claim([other], "noah", now)).toBe(true);
    });

    it("is used by one of twenty simultaneous holders of a card", async () => {
      const card = newDigest();
      const claims = Array.from({ length: 20 }, (_, index) => storage.trials.claim([card], `holder ${index}`, now));
      expect((await Promise.all(claims)).filter(Boolean)).toHaveLength(1);
    });
  });

  describe("a webhook event", () => {
    const storage = useStorage(open);

    it("is handled by one of twenty simultaneous deliveries, once", async () => {
      const id = `evt_${newDigest()}`;
      const claims = await Promise.all(Array.from({ length: 20 }, () => storage.webhookEvents.claim(id, now)));
      expect(claims.toSorted()).toEqual([...Array.from({ length: 19 }, () => "busy"), "claimed"]);
      await storage.webhookEvents.complete(id, now);
      expect(await storage.webhookEvents.claim(id, later(day))).toBe("done");
    });

    it("is handled again after a failure, or a minute after a crash", async () => {
      const id = `evt_${newDigest()}`;
      await storage.webhookEvents.claim(id, now);
      await storage.webhookEvents.abandon(id);
      expect(await storage.webhookEvents.claim(id, now)).toBe("claimed");
      expect(await storage.webhookEvents.claim(id, later(minute - 1))).toBe("busy");
      expect(await storage.webhookEvents.claim(id, later(minute))).toBe("claimed");
    });
  });

  describe("a sandbox document", () => {
    const storage = useStorage(open);

    it("is stored by one of twenty simultaneous writers of a version", async () => {
      const id = `cus_${newDigest()}`;
      expect(await storage.sandboxDocuments.read(id)).toBeNull();
      for (const version of [0, 1]) {
        const writes = Array.from({ length: 20 }, (_, index) =>
          storage.sandboxDocuments.write(id, { version, index }, version),
        );
        const stored = await Promise.all(writes);
        expect(stored.filter(Boolean)).toHaveLength(1);
        const state = { version, index: stored.indexOf(true) };
        expect(await storage.sandboxDocuments.read(id)).toEqual({ state, version: version + 1 });
      }
    });

    it("is deleted alone, and can be deleted twice", async () => {
      const [id, other] = [`cus_${newDigest()}`, `cus_${newDigest()}`];
      for (const each of [id, other]) await storage.sandboxDocuments.write(each, {}, 0);
      for (let times = 0; times < 2; times++) await storage.sandboxDocuments.delete(id);
      expect(await storage.sandboxDocuments.read(id)).toBeNull();
      expect(await storage.sandboxDocuments.read(other)).not.toBeNull();
    });
  });

  describe("a subscription", () => {
    const storage = useStorage(open);
    const plan = { id: "plan_yearly", name: "Yearly", priceCents: 9600, durationDays: 365 };

    it("is stored as fetched, and marks the trial as used if it has one", async () => {
      const { id, digest } = await newAccount(storage);
      const paid = subscription({ trialEndsAt: null });
      expect(await mirror(storage, id, { ...paid, endedAt: later(day) })).toMatchObject({ is: "stored", before: null });
      expect((await readAccount(storage, digest)).trialUsed).toBe(false);
      const running = subscription();
      await mirror(storage, id, running);
      const account = await readAccount(storage, digest);
      expect(account).toMatchObject({ trialUsed: true, subscription: running });
      expect(account.subscription).toEqual({ ...running, id: expect.any(String), changedWith: null });
      expect(await storage.subscriptions.latest(id)).toEqual(account.subscription);
    });

    it("is returned in its state before and after a change", async () => {
      const { id } = await newAccount(storage);
      const running = subscription();
      await mirror(storage, id, running);
      const changed = { ...running, plan, isPastDue: true, nextTryAt: later(day), cancelsAtPeriodEnd: true };
      expect(await mirror(storage, id, changed)).toMatchObject({ is: "stored", before: running, after: changed });
    });

    it("keeps the state that was fetched last, whatever the order in which states arrive", async () => {
      const { id } = await newAccount(storage);
      const running = subscription();
      const early = await storage.subscriptions.nextFetch();
      const late = await storage.subscriptions.nextFetch();
      await storage.subscriptions.mirror(id, { ...running, plan }, late);
      expect(await storage.subscriptions.mirror(id, running, early)).toMatchObject({ is: "stale", after: { plan } });
      expect(await storage.subscriptions.latest(id)).toMatchObject({ plan });
    });

    it("is stored once for fifty simultaneous fetches", async () => {
      const { id } = await newAccount(storage);
      const running = subscription();
      const stored = await Promise.all(Array.from({ length: 50 }, () => mirror(storage, id, running)));
      expect(stored.every(({ is }) => is === "stored" || is === "stale")).toBe(true);
      expect(stored.filter((each) => each.is === "stored" && each.before === null)).toHaveLength(1);
    });

    it("conflicts with another running subscription of the account, but not with an ended one", async () => {
      const { id } = await newAccount(storage);
      const first = subscription();
      await mirror(storage, id, first);
      const second = subscription({ plan });
      const results = await Promise.all(Array.from({ length: 10 }, () => mirror(storage, id, second)));
      expect(results.every((each) => each.is === "conflict" && each.running.providerId === first.providerId)).toBe(
        true,
      );
      await mirror(storage, id, { ...first, endedAt: later(3 * day) });
      expect(await mirror(storage, id, second)).toMatchObject({ is: "stored", after: { plan } });
      expect(await storage.subscriptions.latest(id)).toMatchObject({ providerId: second.providerId });
    });

    it("is returned if it ended last and none is running", async () => {
      const { id } = await newAccount(storage);
      for (const days of [5, 9, 7]) await mirror(storage, id, subscription({ endedAt: later(days * day) }));
      expect((await storage.subscriptions.latest(id))?.endedAt).toEqual(later(9 * day));
      expect(await storage.subscriptions.latest(crypto.randomUUID())).toBeNull();
    });

    it("remembers the card of the last plan change across fetches", async () => {
      const { id } = await newAccount(storage);
      const running = subscription();
      await mirror(storage, id, running);
      const subscriptionId = (await storage.subscriptions.latest(id))?.id ?? "";
      await storage.subscriptions.markChanged(subscriptionId, "pm_2");
      await mirror(storage, id, { ...running, plan });
      expect(await storage.subscriptions.latest(id)).toMatchObject({ plan, changedWith: "pm_2" });
    });
  });
}
