/** Arguments of an action whose event carries an actor's error. */
export interface ErrorEvent {
  event: { error: unknown };
}

/** Returns the error of an event, as the params of an action. */
export const errorOf = ({ event }: ErrorEvent): { error: unknown } => ({ error: event.error });

/** An action that emits `failed` for a stage of a flow. */
export const emitFailed = <const Stage extends string>(stage: Stage) =>
  ({ type: "emitFailed", params: ({ event }: ErrorEvent) => ({ stage, error: event.error }) }) as const;

/** An action that emits `notRefreshed`. */
export const emitNotRefreshed = { type: "emitNotRefreshed", params: errorOf } as const;
