/** An event with the error of an actor. */
export interface ErrorEvent {
  event: { error: unknown };
}

/** Params of an action that needs the error of an event. */
export const errorOf = ({ event }: ErrorEvent): { error: unknown } => ({ error: event.error });

/** An action that emits `failed` for a stage of a flow. */
export const emitFailed = <const Stage extends string>(stage: Stage) =>
  ({ type: "emitFailed", params: ({ event }: ErrorEvent) => ({ stage, error: event.error }) }) as const;

/** An action that emits `notRefreshed`. */
export const emitNotRefreshed = { type: "emitNotRefreshed", params: errorOf } as const;
