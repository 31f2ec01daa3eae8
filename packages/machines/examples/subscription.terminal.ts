// A subscription in a terminal: each view prints a line, and each typed line is an event. Only the card 4242 is accepted.
import { stdin, stdout } from "node:process";
import { createInterface } from "node:readline/promises";
import {
  subscriptionMachine,
  viewOf,
  type CheckedOutcome,
  type OutcomeQuestion,
  type SubscriptionView,
} from "@trellis/machines/subscription";
import type { ActorsOf } from "@trellis/machines/types";
import { createActor, fromPromise } from "xstate";

/** Replace these with calls to your server and your card provider. */
const actors = {
  createSetupIntent: fromPromise(async () => null),
  createPaymentMethod: fromPromise(async ({ input }) => {
    if (input.card !== "4242") throw new Error("Your card was declined");
    return { paymentMethodId: "pm_1" };
  }),
  saveMethod: fromPromise(async () => ({})),
  confirm: fromPromise(async ({ input }) => ({ message: `Subscribed to ${input.planId}` })),
  changePlan: fromPromise(async () => ({})),
  authenticate: fromPromise(async () => null),
  cancel: fromPromise(async () => ({})),
  resume: fromPromise(async () => ({})),
  checkOutcome: fromPromise<CheckedOutcome, OutcomeQuestion>(async () => ({ outcome: "unknown" })),
  refreshUser: fromPromise(async () => null),
} satisfies ActorsOf<typeof subscriptionMachine>;
const flow = createActor(subscriptionMachine.provide({ actors }), { input: { purpose: "firstSubscription" } });

function lineOf(view: SubscriptionView): string {
  if (view.is === "choosing") return "Which plan? month, year";
  if (view.is === "preparing") return "One moment";
  if (view.is === "refused") return `The ${view.what} failed. Press return to try again`;
  if (view.is === "editing") return `Your card for ${view.planId}? (empty: another plan)`;
  if (view.is === "paying") return "Paying";
  if (view.is === "authenticating") return "Confirm with your bank";
  if (view.is === "checkingOutcome") return "Checking whether you have paid";
  if (view.is === "outcomeUnknown") return "We don't know yet whether you have paid. Press return to check again";
  if (view.is === "notConfirmed") return "Your card is saved, but the payment failed. Press return to try again";
  if (view.is === "askingConsent") return "The terms have changed. Press return to accept them";
  return view.is === "subscribed" ? "Thank you" : "Confirm the change. Press return";
}

/** Sends the event that corresponds to a typed line in this view. */
function submit(view: SubscriptionView, typed: string): void {
  if (view.is === "choosing") {
    flow.send({ type: "plan.chosen", planId: typed, currentPlanId: null });
    flow.send({ type: "provider.ready" });
  } else if (view.is === "editing") {
    flow.send(typed === "" ? { type: "dialog.closed" } : { type: "card.submitted", card: typed });
  } else if (view.is === "askingConsent") flow.send({ type: "terms.accepted" });
  else flow.send({ type: view.is === "asking" ? "change.confirmed" : "retry.requested" });
}

const acceptsInput = (view: SubscriptionView) =>
  !["preparing", "paying", "authenticating", "checkingOutcome", "subscribed"].includes(view.is);
const terminal = createInterface({ input: stdin, output: stdout });
const queue: string[] = [];
let shown = "";

function update(): void {
  const view = viewOf(flow.getSnapshot());
  const line = lineOf(view);
  if (line !== shown) console.log(line);
  shown = line;
  if (view.is === "subscribed") terminal.close();
  const typed = acceptsInput(view) ? queue.shift() : undefined;
  if (typed === undefined) return;
  shown = "";
  submit(view, typed);
}

flow.on("failed", ({ error }) => console.log(error instanceof Error ? error.message : "Something went wrong"));
flow.on("succeeded", ({ message }) => console.log(message ?? "Done"));
flow.subscribe(() => queueMicrotask(update));
terminal.on("line", (line) => {
  queue.push(line.trim());
  update();
});
flow.start();
