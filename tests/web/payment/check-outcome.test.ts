import type { MemoryWorld } from "@trellis/api/memory";
import { CallFailed } from "@trellis/contract/call-failed";
import type { OutcomeQuestion, Purpose } from "@trellis/machines/subscription";
import { describe, expect, it, vi } from "vitest";
import { checkOutcome, type OutcomePorts } from "../../../apps/web/src/features/payment/check-outcome.ts";
import { CardRefused } from "../../../apps/web/src/platform/card.ts";
import { memoryApi } from "../memory-api.ts";
import { portsFor } from "./payment-ports.ts";

const failed = (reason: CallFailed["reason"], status?: number) =>
  new CallFailed("confirmSubscription", reason, status === undefined ? {} : { status });
const question = (error: unknown, purpose: Purpose = "firstSubscription"): OutcomeQuestion => ({
  purpose,
  planId: "plan_monthly",
  error,
});

function breakProvider({ ports }: MemoryWorld): void {
  ports.payments.latest = () => Promise.reject(new Error("down"));
}

/** Asks about a payment of a user who is, or is not, subscribed to the monthly plan. */
async function ask(persona: "unsubscribed" | "creator", asked: OutcomeQuestion, more: Partial<OutcomePorts> = {}) {
  const { api, calls } = await memoryApi(persona);
  const { outcome } = await checkOutcome(asked, { ...portsFor(api), ...more });
  return { outcome, calls };
}

describe("the outcome of a payment that failed", () => {
  it.each([
    ["a declined card", failed("refused", 402)],
    ["a declined bank confirmation", new CardRefused("No.")],
    ["too many requests", failed("refused", 429)],
  ])("is known without a call after %s", async (_, error) => {
    expect(await ask("creator", question(error))).toEqual({ outcome: "notStarted", calls: [] });
  });

  it("is known after a conflict if the user can be reloaded, since another tab may have paid", async () => {
    const { outcome, calls } = await ask("creator", question(failed("refused", 409)));
    expect(outcome).toBe("notStarted");
    expect(calls).toEqual(["GET /jwt/check-session"]);
    const refreshUser = () => Promise.reject(failed("network"));
    expect((await ask("creator", question(failed("refused", 409)), { refreshUser })).outcome).toBe("unknown");
  });

  it.each(["trialLost", "previewOld"])("is `newTerms` after %s, and the terms are reloaded", async (code) => {
    const error = new CallFailed("confirmSubscription", "refused", { status: 409, body: { code } });
    const refreshTerms = vi.fn<OutcomePorts["refreshTerms"]>(() => Promise.reject(failed("network")));
    expect(await ask("creator", question(error), { refreshTerms })).toEqual({ outcome: "newTerms", calls: [] });
    expect(refreshTerms).toHaveBeenCalledExactlyOnceWith("plan_monthly");
  });

  it.each([
    ["a dropped connection", failed("network")],
    ["a timeout", failed("timeout")],
    ["an unreadable reply", failed("unreadable", 200)],
    ["a server error", failed("refused", 502)],
    ["a slow gateway", failed("refused", 408)],
    ["an unexpected error", new TypeError("x")],
  ])("is a success after %s if the server knows the subscription", async (_, error) => {
    expect((await ask("creator", question(error))).outcome).toBe("succeeded");
    expect((await ask("creator", question(error, "planChange"))).outcome).toBe("succeeded");
  });

  it.each([
    ["a server error", failed("refused", 500), 1],
    ["an unreadable reply", failed("unreadable", 200), 1],
    ["a dropped connection", failed("network"), 2],
    ["a timeout", failed("timeout"), 2],
  ])("is known after %s, because the server asks the card provider", async (_, error, looks) => {
    const pause = vi.fn<OutcomePorts["pause"]>(async () => undefined);
    const { outcome, calls } = await ask("unsubscribed", question(error), { pause });
    expect(outcome).toBe("notStarted");
    expect(calls.filter((call) => call === "GET /payment/subscription")).toHaveLength(looks);
    expect(pause.mock.calls).toEqual(Array.from({ length: looks - 1 }, () => [3_000]));
  });

  it.each([
    ["can't be reached", (world: MemoryWorld) => world.faults.set("readBilling", { status: 500 })],
    ["has no current answer", (world: MemoryWorld) => breakProvider(world)],
  ])("stays unknown while the server %s", async (_, spoil) => {
    for (const purpose of ["firstSubscription", "planChange", "cancellation", "resumption"] as const) {
      for (const error of [failed("refused", 502), failed("network"), failed("timeout")]) {
        const { api, world } = await memoryApi("creator");
        spoil(world);
        const asked = { purpose, planId: "plan_yearly", error };
        expect(await checkOutcome(asked, portsFor(api))).toEqual({ outcome: "unknown" });
      }
    }
  });

  it("is found by the second check", async () => {
    const { api } = await memoryApi("unsubscribed");
    const { refreshUser } = portsFor((await memoryApi("creator")).api);
    const ports = portsFor(api);
    const pause = async () => {
      ports.refreshUser = refreshUser;
    };
    expect(await checkOutcome(question(failed("network")), Object.assign(ports, { pause }))).toEqual({
      outcome: "succeeded",
    });
  });

  it("is not a success for another plan", async () => {
    const other = { ...question(failed("refused", 500)), planId: "plan_yearly" };
    expect((await ask("creator", other)).outcome).toBe("notStarted");
  });

  it("is a success if the session can't be checked but the subscription can", async () => {
    const refreshUser = () => Promise.reject(failed("network"));
    expect((await ask("creator", question(failed("network")), { refreshUser })).outcome).toBe("succeeded");
  });

  it.each([
    ["cancellation", "notStarted"],
    ["resumption", "succeeded"],
  ] as const)("of a %s depends on whether the subscription continues", async (purpose, outcome) => {
    expect((await ask("creator", question(failed("refused", 500), purpose))).outcome).toBe(outcome);
  });
});
