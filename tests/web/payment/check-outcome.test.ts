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

/** Asks about a payment of a user who is, or is not, subscribed to the monthly plan. */
async function ask(persona: "unsubscribed" | "creator", asked: OutcomeQuestion, more: Partial<OutcomePorts> = {}) {
  const { api, calls } = await memoryApi(persona);
  const { outcome } = await checkOutcome(asked, { ...portsFor(api), ...more });
  return { outcome, calls };
}

describe("the outcome of a payment that failed", () => {
  it.each([
    ["a declined card", failed("refused", 402)],
    ["a bank that was declined", new CardRefused("No.")],
    ["too many requests", failed("refused", 429)],
  ])("is known without a call after %s", async (_, error) => {
    expect(await ask("creator", question(error))).toEqual({ outcome: "notStarted", calls: [] });
  });

  it("reloads the user after a conflict, since another tab may have paid", async () => {
    const { outcome, calls } = await ask("creator", question(failed("refused", 409)));
    expect(outcome).toBe("notStarted");
    expect(calls).toEqual(["GET /jwt/check-session"]);
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

  it("is known after a server error, and after a drop only on a second look", async () => {
    const pause = vi.fn<OutcomePorts["pause"]>(async () => undefined);
    expect((await ask("unsubscribed", question(failed("refused", 500)), { pause })).outcome).toBe("notStarted");
    expect(pause).not.toHaveBeenCalled();
    expect((await ask("unsubscribed", question(failed("network")), { pause })).outcome).toBe("notStarted");
    expect(pause).toHaveBeenCalledExactlyOnceWith(3_000);
  });

  it("stays unknown after a timeout, because the server may still be working", async () => {
    expect((await ask("unsubscribed", question(failed("timeout")))).outcome).toBe("unknown");
  });

  it("is found on the second look", async () => {
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

  it("rejects if the session can't be checked", async () => {
    const refreshUser = () => Promise.reject(failed("network"));
    await expect(ask("creator", question(failed("network")), { refreshUser })).rejects.toThrow("network");
  });

  it.each([
    ["cancellation", "notStarted"],
    ["resumption", "succeeded"],
  ] as const)("of a %s depends on whether the subscription goes on", async (purpose, outcome) => {
    expect((await ask("creator", question(failed("refused", 500), purpose))).outcome).toBe(outcome);
    await expect(ask("unsubscribed", question(failed("refused", 500), purpose))).rejects.toThrow("does not say");
  });
});
