import type { Decorator } from "@storybook/react-vite";
import { describeStep, possibleSteps, type Step } from "@trellis/machines/testing";
import { type ReactNode, useEffect, useState } from "react";
import { addons } from "storybook/preview-api";
import { type AnyStateMachine, getInitialSnapshot, getNextSnapshot } from "xstate";
import { followed, stateNames, type StoppedFlow } from "../stopped-flow.ts";
import { type FlowReport, flowEvents } from "./channel.ts";
import { FlowContext } from "./flow-context.ts";
import { type Chart, chartOf } from "./layout.ts";
import { linkOf } from "./steps-link.ts";

type Flow = StoppedFlow<AnyStateMachine>;

const charts = new WeakMap<AnyStateMachine, Chart>();

/** Returns the chart of a machine. It is cached, because all states of a machine share it. */
function chartFor(machine: AnyStateMachine): Chart {
  const chart = charts.get(machine) ?? chartOf(machine);
  charts.set(machine, chart);
  return chart;
}

/** Replays the steps without side effects and returns each with the resulting state. */
function historyOf({ model: { machine, input } }: Flow, steps: readonly Step[]): FlowReport["history"] {
  let snapshot = getInitialSnapshot(machine, input);
  const nameOf = () => stateNames(snapshot.value).join(", ");
  return [
    { step: "start", state: nameOf() },
    ...steps.map((step) => {
      snapshot = getNextSnapshot(machine, snapshot, step);
      return { step: describeStep(machine, step), state: nameOf() };
    }),
  ];
}

/** Returns the ids of a state and its parent states. */
const withParents = (machineId: string, name: string): string[] =>
  name.split(".").map((_, index, keys) => [machineId, ...keys.slice(0, index + 1)].join("."));

/** Sends the state of a flow to the panel and handles the panel's requests. */
function connect(flow: Flow, onFlow: (flow: Flow) => void): () => void {
  const channel = addons.getChannel();
  const { model, actor, first } = flow;
  const steps = [...flow.events];
  const next = () => possibleSteps(model.machine, model, actor.getSnapshot());
  const report = () => {
    const snapshot = actor.getSnapshot();
    channel.emit(flowEvents.report, {
      chart: chartFor(model.machine),
      active: stateNames(snapshot.value).flatMap((name) => withParents(model.machine.id, name)),
      context: snapshot.context,
      history: historyOf(flow, steps),
      next: next().map((step) => describeStep(model.machine, step)),
      link: linkOf(steps.slice(first)),
    } satisfies FlowReport);
  };
  // Events that the user causes in the story count as steps, too.
  const inspection = actor.system.inspect((inspected) => {
    if (inspected.type !== "@xstate.event" || inspected.actorRef !== actor) return;
    steps.push(inspected.event);
  });
  const subscription = actor.subscribe(report);
  const take = (index: number) => {
    const step = next()[index];
    if (step) void flow.take(step);
  };
  const back = (count: number) => void followed(model, steps.slice(0, count), first).then(onFlow);
  channel.on(flowEvents.take, take);
  channel.on(flowEvents.back, back);
  channel.on(flowEvents.ask, report);
  report();
  return () => {
    inspection.unsubscribe();
    subscription.unsubscribe();
    channel.off(flowEvents.take, take);
    channel.off(flowEvents.back, back);
    channel.off(flowEvents.ask, report);
  };
}

/** Provides the story's flow, and connects it to the Statechart panel. */
function FlowHost({ start, children }: { start: Flow; children: ReactNode }): ReactNode {
  const [flow, setFlow] = useState(start);
  useEffect(() => connect(flow, setFlow), [flow]);
  return <FlowContext value={flow}>{children}</FlowContext>;
}

let count = 0;
const keys = new WeakMap<object, number>();

/** Returns a React key for each flow, so that the story is remounted when its flow is loaded again. */
function keyOf(flow: Flow): number {
  const key = keys.get(flow) ?? (count += 1);
  keys.set(flow, key);
  return key;
}

/** Provides the loaded flow to the story. */
export const withFlow: Decorator = (Story, { loaded }) => {
  const flow = loaded["flow"] as Flow;
  return (
    <FlowHost key={keyOf(flow)} start={flow}>
      <Story />
    </FlowHost>
  );
};
