import type { Actor, AnyMachineSnapshot, AnyStateMachine, Snapshot, StateValue, Subscription } from "xstate";

/**
 * Hands over what may be kept of a flow (in `sessionStorage`, a file, a row), each time it changes: its snapshot wherever
 * nothing is under way, and null once it is over. In between nothing is handed over, so that what was kept last, the rest
 * before it, stays: a reload in the middle of a payment comes back to before it, and pays nothing by itself.
 */
export function keepRests<Machine extends AnyStateMachine>(
  actor: Actor<Machine>,
  keep: (kept: Snapshot<unknown> | null) => void,
): Subscription {
  const look = (now: AnyMachineSnapshot): void => {
    if (now.status === "done") keep(null);
    else if (now.hasTag("rest")) keep(actor.getPersistedSnapshot());
  };
  look(actor.getSnapshot());
  return actor.subscribe({ next: look });
}

const has = <Name extends string>(value: unknown, name: Name): value is Record<Name, unknown> =>
  typeof value === "object" && value !== null && name in value;

/** The state of the chart that a value names, or null where there is no such state. */
function stateAt(machine: AnyStateMachine, value: unknown, context: unknown): AnyMachineSnapshot | null {
  try {
    const state = machine.resolveState({ value: value as StateValue, context });
    return JSON.stringify(state.value) === JSON.stringify(value) ? state : null;
  } catch {
    return null;
  }
}

/**
 * What was kept, if this flow can go on from it: `createActor(machine, { input, snapshot: resumable(machine, kept) })`. Undefined,
 * so that the flow begins anew, for nothing, for nonsense, for a state that the chart no longer has, and for one that is no rest.
 */
export function resumable(machine: AnyStateMachine, kept: unknown): Snapshot<unknown> | undefined {
  if (!has(kept, "status") || kept.status !== "active" || !has(kept, "value") || !has(kept, "context"))
    return undefined;
  return stateAt(machine, kept.value, kept.context)?.hasTag("rest")
    ? (kept as unknown as Snapshot<unknown>)
    : undefined;
}
