import { describe, expect, it } from "vitest";
import type { OpenStorage } from "./fixtures.ts";
import { day, later, newAccount, readAccount, subscription, useStorage } from "./fixtures.ts";

export function paymentConformance(open: OpenStorage): void {
  describe("wallets", () => {
    const storage = useStorage(open);

    it("are empty for an account that never paid", async () => {
      const { id } = await newAccount(storage);
      expect(await storage.wallets.read(id)).toEqual({ customerId: null, setupIntentId: null, paymentMethodId: null });
    });

    it("save a card with the open setup intent, which cannot be used again", async () => {
      const { id } = await newAccount(storage);
      await storage.wallets.keepSetup(id, { customerId: "cus_1", setupIntentId: "seti_1" });
      await storage.wallets.keepSetup(id, { customerId: "cus_1", setupIntentId: "seti_2" });
      expect(await storage.wallets.keepMethod(id, "seti_1", "pm_1")).toBe(false);
      expect(await storage.wallets.keepMethod(id, "seti_2", "pm_2")).toBe(true);
      expect(await storage.wallets.keepMethod(id, "seti_2", "pm_3")).toBe(false);
      const kept = { customerId: "cus_1", setupIntentId: null, paymentMethodId: "pm_2" };
      expect(await storage.wallets.read(id)).toEqual(kept);
      await storage.wallets.keepSetup(id, { customerId: "cus_1", setupIntentId: "seti_3" });
      expect(await storage.wallets.read(id)).toEqual({ ...kept, setupIntentId: "seti_3" });
    });

    it("accept one of twenty simultaneous cards for a setup intent", async () => {
      const { id } = await newAccount(storage);
      await storage.wallets.keepSetup(id, { customerId: "cus_1", setupIntentId: "seti_1" });
      const kept = await Promise.all(
        Array.from({ length: 20 }, (_, index) => storage.wallets.keepMethod(id, "seti_1", `pm_${index}`)),
      );
      expect(kept.filter(Boolean)).toHaveLength(1);
      expect((await storage.wallets.read(id)).paymentMethodId).toBe(`pm_${kept.indexOf(true)}`);
    });
  });

  describe("subscriptions", () => {
    const storage = useStorage(open);

    it("start once, and return the existing one on the next start", async () => {
      const { id, digest } = await newAccount(storage);
      const first = subscription();
      const running = { ...first, changedWith: null, endedAt: null };
      expect(await storage.subscriptions.start(id, first)).toEqual({ outcome: "started", subscription: running });
      const second = await storage.subscriptions.start(id, subscription({ planId: "plan_yearly" }));
      expect(second).toEqual({ outcome: "running", subscription: running });
      expect((await readAccount(storage, digest)).subscription).toEqual(running);
    });

    it("start once for fifty simultaneous calls", async () => {
      const { id, digest } = await newAccount(storage);
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => storage.subscriptions.start(id, subscription())),
      );
      expect(answers.filter(({ outcome }) => outcome === "started")).toHaveLength(1);
      expect(new Set(answers.map((answer) => answer.subscription.id)).size).toBe(1);
      expect((await readAccount(storage, digest)).subscription?.id).toBe(answers[0]?.subscription.id);
    });

    it("mark the trial as used permanently, and only if there was one", async () => {
      const { id, digest } = await newAccount(storage);
      const paid = subscription({ trialEndsAt: null, periodEndsAt: later(day) });
      await storage.subscriptions.start(id, paid);
      expect((await readAccount(storage, digest)).trialUsed).toBe(false);
      await storage.subscriptions.settle(paid.id, paid.periodEndsAt, { endedAt: later(day) });
      const free = subscription();
      await storage.subscriptions.start(id, free);
      await storage.subscriptions.settle(free.id, free.periodEndsAt, { endedAt: later(3 * day) });
      await storage.subscriptions.start(id, { ...paid, id: crypto.randomUUID(), startedAt: later(4 * day) });
      expect((await readAccount(storage, digest)).trialUsed).toBe(true);
    });

    it("settle a period once; the second call reports a conflict", async () => {
      const { id, digest } = await newAccount(storage);
      const running = subscription();
      await storage.subscriptions.start(id, running);
      const next = { periodEndsAt: later(33 * day) };
      const outcomes = await Promise.all(
        Array.from({ length: 10 }, () => storage.subscriptions.settle(running.id, running.periodEndsAt, next)),
      );
      expect(outcomes.filter(Boolean)).toHaveLength(1);
      expect((await readAccount(storage, digest)).subscription).toEqual({
        ...running,
        ...next,
        changedWith: null,
        endedAt: null,
      });
    });

    it("return the latest ended one, and allow another start", async () => {
      const { id, digest } = await newAccount(storage);
      const first = subscription();
      await storage.subscriptions.start(id, first);
      const endedAt = later(3 * day);
      expect(await storage.subscriptions.settle(first.id, first.periodEndsAt, { endedAt })).toBe(true);
      expect(await storage.subscriptions.settle(first.id, first.periodEndsAt, { endedAt })).toBe(false);
      expect((await readAccount(storage, digest)).subscription).toEqual({ ...first, changedWith: null, endedAt });
      const second = subscription({ startedAt: later(5 * day), trialEndsAt: null, periodEndsAt: later(35 * day) });
      expect((await storage.subscriptions.start(id, second)).outcome).toBe("started");
      expect((await readAccount(storage, digest)).subscription).toEqual({
        ...second,
        changedWith: null,
        endedAt: null,
      });
    });

    it("change the plan idempotently and keep the period", async () => {
      const { id, digest } = await newAccount(storage);
      const running = subscription();
      await storage.subscriptions.start(id, running);
      const change = { planId: "plan_yearly", changedWith: "pm_2" };
      const outcomes = await Promise.all(
        Array.from({ length: 10 }, () => storage.subscriptions.changePlan(running.id, change)),
      );
      expect(outcomes).not.toContain(false);
      expect((await readAccount(storage, digest)).subscription).toEqual({ ...running, ...change, endedAt: null });
    });

    it("change no plan of an ended or another subscription", async () => {
      const { id, digest } = await newAccount(storage);
      const over = subscription();
      await storage.subscriptions.start(id, over);
      await storage.subscriptions.settle(over.id, over.periodEndsAt, { endedAt: later(3 * day) });
      const running = subscription({ startedAt: later(4 * day), periodEndsAt: later(34 * day) });
      await storage.subscriptions.start(id, running);
      const change = { planId: "plan_yearly", changedWith: "pm_2" };
      expect(await storage.subscriptions.changePlan(over.id, change)).toBe(false);
      expect(await storage.subscriptions.changePlan(crypto.randomUUID(), change)).toBe(false);
      expect((await readAccount(storage, digest)).subscription).toEqual({
        ...running,
        changedWith: null,
        endedAt: null,
      });
    });
  });
}
