// A subscription in a terminal: each view is a line, each line typed is an event. The card 4242 is taken, any other declined.
import { stdin, stdout } from "node:process";
import { createInterface } from "node:readline/promises";
import { subscriptionMachine, viewOf, type Purpose, type SubscriptionView } from "@trellis/machines/subscription";
import type { ActorsOf } from "@trellis/machines/types";
import { createActor, fromPromise } from "xstate";

/** Stands in for your server and your card provider. */
const actors = {
  createSetupIntent: fromPromise<unknown, { purpose: Purpose }>(async () => null),
  createPaymentMethod: fromPromise(async ({ input }) => {
    if (input.card !== "4242") throw new Error("Your card was declined");
    return { paymentMethodId: "pm_1" };
  }),
  saveMethod: fromPromise(async () => ({})),
  confirm: fromPromise(async ({ input }) => ({ message: `Subscribed to ${input.planId}` })),
  changePlan: fromPromise(async () => ({})),
  refreshUser: fromPromise<unknown>(async () => null),
} satisfies ActorsOf<typeof subscriptionMachine>;
const flow = createActor(subscriptionMachine.provide({ actors }), { input: { purpose: "firstSubscription" } });

const lines: { [Is in SubscriptionView["is"]]: (view: Extract<SubscriptionView, { is: Is }>) => string } = {
  choosing: () => "Which plan? month, year",
  preparing: () => "One moment",
  refused: ({ what }) => `The ${what} failed. Press return to try again`,
  editing: ({ planId }) => `Your card for ${planId}? (empty: another plan)`,
  paying: () => "Paying",
  notConfirmed: () => "Your card is saved, the payment is not made. Press return to try again",
  subscribed: () => "Thank you",
};

/** What a typed line means where the flow stands. */
function answer(view: SubscriptionView, typed: string): void {
  if (view.is === "choosing") {
    flow.send({ type: "plan.chosen", planId: typed, currentPlanId: null });
    flow.send({ type: "provider.ready" });
  } else if (view.is === "editing") {
    flow.send(typed === "" ? { type: "dialog.closed" } : { type: "card.submitted", card: typed });
  } else flow.send({ type: "retry.requested" });
}

const asks = (view: SubscriptionView) => view.is !== "preparing" && view.is !== "paying" && view.is !== "subscribed";
const terminal = createInterface({ input: stdin, output: stdout });
const waiting: string[] = [];
let shown = "";

function step(): void {
  const view = viewOf(flow.getSnapshot());
  const line = lines[view.is](view as never);
  if (line !== shown) console.log(line);
  shown = line;
  if (view.is === "subscribed") terminal.close();
  const typed = asks(view) ? waiting.shift() : undefined;
  if (typed === undefined) return;
  shown = "";
  answer(view, typed);
}

flow.on("failed", ({ error }) => console.log(error instanceof Error ? error.message : "It failed"));
flow.on("succeeded", ({ message }) => console.log(message ?? "It worked"));
flow.subscribe(() => queueMicrotask(step));
terminal.on("line", (line) => {
  waiting.push(line.trim());
  step();
});
flow.start();
