import { useCallback, useSyncExternalStore } from "react";
import type { Actor, AnyStateMachine, SnapshotFrom } from "xstate";

/** Returns the current snapshot of a running flow. */
export function useSnapshot<Machine extends AnyStateMachine>(actor: Actor<Machine>): SnapshotFrom<Machine> {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const subscription = actor.subscribe(onChange);
      return () => subscription.unsubscribe();
    },
    [actor],
  );
  return useSyncExternalStore(subscribe, () => actor.getSnapshot());
}
