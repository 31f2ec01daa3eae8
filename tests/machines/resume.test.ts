import { screens } from "@trellis/machines/password-reset";
import { keepRests, resumable } from "@trellis/machines/resume";
import {
  everyPath,
  follow,
  held,
  onboardingWalk,
  passwordResetWalk,
  start,
  subscriptionWalk,
  youtubeConnectionWalk,
  type Walk,
} from "@trellis/machines/testing";
import { subscriptionMachine } from "@trellis/machines/subscription";
import type { Actor, AnyMachineSnapshot, AnyStateMachine } from "xstate";
import { describe, expect, it } from "vitest";
import * as payment from "./subscription.ts";
import * as reset from "./password-reset.ts";

/** What a browser's storage makes of it. */
const stored = (kept: unknown): unknown => JSON.parse(JSON.stringify(kept ?? null));

/** Keeps a flow as a page would, in one slot. */
const keeping = (actor: Actor<AnyStateMachine>) => {
  const slot: { kept: unknown } = { kept: null };
  keepRests(actor, (kept) => {
    slot.kept = stored(kept);
  });
  return slot;
};

describe("a page loaded anew", () => {
  it("in the middle of the code screen returns there, and can go on", async () => {
    const before = reset.begin();
    const slot = keeping(before.actor);
    await before.send(reset.email);
    before.clock.increment(500);
    expect(before.screen()).toBe("askingCode");
    const after = reset.resume(slot.kept);
    expect(after.view()).toEqual(before.view());
    expect(after.calls).toEqual([]);
    await after.send(reset.code);
    expect(after.calls).toEqual([{ name: "verifyCode", input: { email: "ana@example.com", code: "012345" } }]);
  });

  it("while a code is verified, or waits to be sent again, returns to the open code screen", async () => {
    const before = reset.begin({ verifyCode: () => held<never>().promise }, reset.atCode);
    const slot = keeping(before.actor);
    await before.send(reset.resend);
    await before.send(reset.code);
    const after = reset.resume(slot.kept);
    expect(after.view()).toMatchObject({ is: "askingCode", status: "editing", email: "ana@example.com" });
    expect(after.calls).toEqual([]);
  });

  it.each(["createPaymentMethod", "saveMethod", "confirm", "refreshUser"] as const)(
    "during %s of a payment pays nothing by itself, and shows the plans",
    async (name) => {
      const before = payment.begin({ [name]: () => held<never>().promise });
      const slot = keeping(before.actor);
      await before.send(payment.choose, payment.ready);
      await before.send(payment.submit);
      expect(payment.names(before).at(-1)).toBe(name);
      const after = payment.resume(slot.kept);
      await after.send();
      expect(payment.view(after)).toEqual({ is: "choosing" });
      expect(after.calls).toEqual([]);
    },
  );

  it("while a failed confirm is tried again does not confirm by itself", async () => {
    let tries = 0;
    const confirm = () => {
      tries += 1;
      return tries === 1 ? Promise.reject(new Error("No funds")) : held<never>().promise;
    };
    const before = await payment.editing({ confirm });
    const slot = keeping(before.actor);
    await before.send(payment.submit);
    await before.send(payment.retry);
    expect(payment.view(before).is).toBe("paying");
    const after = payment.resume(slot.kept);
    await after.send();
    expect(payment.view(after)).toEqual({ is: "notConfirmed", planId: "plan_month" });
    expect(after.calls).toEqual([]);
  });

  it("after the end begins anew: nothing is kept", async () => {
    const run = await payment.editing();
    const slot = keeping(run.actor);
    await run.send(payment.submit);
    expect(payment.view(run).is).toBe("subscribed");
    expect(slot.kept).toBeNull();
  });
});

const walks = [
  onboardingWalk,
  ...(["firstSubscription", "planChange", "cardUpdate"] as const).map(subscriptionWalk),
  ...screens.map(passwordResetWalk),
  ...[false, true].map(youtubeConnectionWalk),
] as unknown as Walk<AnyStateMachine, unknown>[];

const secrets = /secret-7|012345|the form/;

it.each(walks.map((walk, index) => ({ walk, name: `${walk.machine.id} (${index + 1})` })))(
  "at every moment of $name, only a rest is kept; coming back to it calls nothing, and it holds no secret",
  { timeout: 60_000 },
  async ({ walk: { machine, input, ...walk } }) => {
    const paths = everyPath(machine, { ...walk, input });
    const runs = await Promise.all(paths.map((path) => follow(machine, path, input)));
    const moments = runs.map(({ actor }) => {
      const rests = (actor.getSnapshot() as AnyMachineSnapshot).hasTag("rest");
      return { rests, value: actor.getSnapshot().value, kept: stored(actor.getPersistedSnapshot()) };
    });
    expect(moments.some(({ rests }) => rests) && moments.some(({ rests }) => !rests)).toBe(true);
    for (const { rests, value, kept } of moments) {
      const snapshot = resumable(machine, kept);
      expect(snapshot === undefined).toBe(!rests);
      if (!snapshot) continue;
      const again = start(machine, {}, { snapshot });
      await again.send();
      again.clock.increment(1e9);
      expect([again.actor.getSnapshot().value, again.calls, again.said]).toEqual([value, [], []]);
      expect(JSON.stringify(kept)).not.toMatch(secrets);
    }
  },
);

describe("what cannot be gone on with", () => {
  const kept = { status: "active", value: "choosing", context: { purpose: "cardUpdate" } };

  it.each([
    ["nothing", null],
    ["nonsense", "choosing"],
    ["a flow that is over", { ...kept, status: "done" }],
    ["no state", { ...kept, value: {} }],
    ["a number", { ...kept, value: 3 }],
    ["a state the chart does not have", { ...kept, value: "gone" }],
    ["a state that a state does not have", { ...kept, value: { choosing: "gone" } }],
    ["a call under way", { ...kept, value: { paying: "confirming" } }],
    ["half a state", { ...kept, value: "paying" }],
    ["no context", { status: "active", value: "choosing" }],
    ["no value", { status: "active", context: {} }],
    ["no status", { value: "choosing", context: {} }],
  ])("is %s", (_, given) => {
    expect(resumable(subscriptionMachine, given)).toBeUndefined();
  });

  it("is nothing else", () => {
    expect(resumable(subscriptionMachine, kept)).toBe(kept);
  });
});

it("keeps what is there before the flow starts, and no more once it is told to stop", async () => {
  const run = reset.begin();
  const kept: unknown[] = [];
  const keeper = keepRests(run.actor, (one) => kept.push(one));
  expect(kept).toHaveLength(1);
  await run.send({ ...reset.email, email: "ana" });
  expect(kept).toHaveLength(2);
  keeper.unsubscribe();
  await run.send({ ...reset.email, email: "" });
  expect(kept).toHaveLength(2);
});
