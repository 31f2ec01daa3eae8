import { onboardingMachine } from "@trellis/machines/onboarding";
import { passwordResetMachine } from "@trellis/machines/password-reset";
import { subscriptionMachine } from "@trellis/machines/subscription";
import { youtubeConnectionMachine } from "@trellis/machines/youtube-connection";
import { createActor, getInitialSnapshot, getNextSnapshot, SimulatedClock, type AnyStateMachine } from "xstate";
import { getStateNodes } from "xstate/graph";
import { isQuick, roundsOf } from "./amounts.ts";
import { bareMachine, choiceOf, silent } from "./bare-machine.ts";

const limit = 1.3;
const amount = isQuick ? 1_000 : 100_000;
const rounds = roundsOf(5);

interface Event {
  type: string;
  [part: string]: unknown;
}

const done = (actor: string, output: unknown = {}): Event => ({ type: `xstate.done.actor.${actor}`, output });
const error = (actor: string): Event => ({ type: `xstate.error.actor.${actor}`, error: "no" });
const after = (name: string, state: string): Event => ({ type: `xstate.after.${name}.${state}` });
const given = (text: string): Event => ({ type: "answer.given", text });

/** A path through each flow that ends where it began. */
const walks: { machine: AnyStateMachine; input?: unknown; round: Event[] }[] = [
  {
    machine: onboardingMachine,
    round: [
      { type: "answer.typed", text: "dr" },
      given(""),
      ...Array.from({ length: 5 }, () => given("drawing, ink")),
      error("saveAnswers"),
      ...Array.from({ length: 4 }, () => ({ type: "back.requested" })),
    ],
  },
  {
    machine: subscriptionMachine,
    input: { purpose: "planChange" },
    round: [
      { type: "plan.chosen", planId: "plan_year", currentPlanId: "plan_month" },
      done("createSetupIntent"),
      { type: "provider.ready" },
      { type: "card.submitted", card: "the form" },
      done("createPaymentMethod", { paymentMethodId: "pm_1" }),
      done("saveMethod"),
      done("changePlan"),
      done("refreshUser"),
    ],
  },
  {
    machine: passwordResetMachine,
    input: {},
    round: [
      { type: "email.submitted", email: "ana@example.com" },
      done("requestCode"),
      after("nextScreen", "passwordReset.askingEmail.sent"),
      { type: "code.submitted", code: "012345" },
      done("verifyCode", { resetToken: "token_1" }),
      after("nextScreen", "passwordReset.askingCode.sent"),
      { type: "password.submitted", newPassword: "secret-7", confirmPassword: "secret-7" },
      done("resetPassword"),
      after("nextScreen", "passwordReset.askingPassword.sent"),
      { type: "screen.requested", screen: "askingEmail" },
    ],
  },
  {
    machine: youtubeConnectionMachine,
    input: { isConnected: false },
    round: [
      { type: "connect.requested" },
      done("requestAuthUrl", { authUrl: "https://consent.example/1" }),
      done("openConsent"),
      { type: "consent.returned", outcome: "connected" },
      done("refreshUser", { isConnected: true }),
      after("idleAgain", "youtubeConnection.connected.succeeded"),
      { type: "disconnect.requested" },
      done("disconnect"),
      after("idleAgain", "youtubeConnection.disconnected.succeeded"),
    ],
  },
];

/** Runs a round on the machine. Returns the transition of each event, and the transitions that assign context. */
function roundOn(machine: AnyStateMachine, input: unknown, round: readonly Event[]) {
  const remembers = new Set<string>();
  let now = getInitialSnapshot(machine, input);
  const steps = round.map((event) => {
    const [taken] = machine.getTransitionData(now, event);
    if (!taken) throw new Error(`${machine.id} does not handle ${event.type} at ${JSON.stringify(now.value)}`);
    const step = choiceOf(taken, (taken.source.transitions.get(taken.eventType) ?? []).indexOf(taken));
    const next = getNextSnapshot(machine, now, event);
    if (JSON.stringify(next.context) !== JSON.stringify(now.context)) remembers.add(step);
    now = next;
    return { type: step, value: JSON.stringify(now.value) };
  });
  return { steps, remembers };
}

/** Throws if the bare machine follows a different path. */
function walkAlong(bare: AnyStateMachine, steps: readonly { type: string; value: string }[]): void {
  let now = getInitialSnapshot(bare);
  for (const { type, value } of steps) {
    now = getNextSnapshot(bare, now, { type });
    if (JSON.stringify(now.value) !== value)
      throw new Error(`After ${type}: ${JSON.stringify(now.value)}, not ${value}`);
  }
}

/** Returns the microseconds of CPU per transition of a running flow. */
function cost(machine: AnyStateMachine, input: unknown, round: readonly Event[]): number {
  const actor = createActor(machine, { input, clock: new SimulatedClock() }).start();
  const before = process.cpuUsage();
  for (let sent = 0; sent < amount; sent += 1) actor.send(round[sent % round.length]);
  const { user, system } = process.cpuUsage(before);
  actor.stop();
  return (user + system) / amount;
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Compares each machine with the smallest one that follows the same path. The two take turns. */
export function machineTransitions(): boolean {
  let isWithin = true;
  console.log(`CPU per transition, medians of ${rounds} × ${amount}`);
  for (const { machine, input, round } of walks) {
    const names = Object.keys(machine.implementations.actors);
    const ours = machine.provide({ actors: Object.fromEntries(names.map((name) => [name, silent])) });
    const { steps, remembers } = roundOn(ours, input, round);
    const bare = bareMachine(ours, remembers);
    walkAlong(bare, steps);
    const costs: [number, number][] = [];
    for (let turn = -1; turn < rounds; turn += 1) {
      const pair: [number, number] = [cost(ours, input, round), cost(bare, undefined, steps)];
      if (turn >= 0) costs.push(pair);
    }
    const ratio = median(costs.map(([a, b]) => a / b));
    isWithin &&= ratio <= limit;
    const [a, b] = [0, 1].map((index) => median(costs.map((pair) => pair[index] ?? Number.NaN)).toFixed(1));
    const states = getStateNodes(machine).length;
    console.log(
      `  ${machine.id.padEnd(18)} ${states} states · ours ${a} µs · baseline ${b} µs · ratio ${ratio.toFixed(2)} (limit ${limit.toFixed(2)})`,
    );
  }
  return isWithin;
}
