import type { Ports } from "@trellis/server-core/ports";
import type { Clock } from "@trellis/server-core/ports/clock";
import type { Log } from "@trellis/server-core/ports/log";

/** The ports that write plans, content and answers. */
export type Writers = Pick<Ports, "planner" | "content" | "assistant">;

/** Dependencies of the writers. */
export interface ModelSurroundings {
  clock: Clock;
  log: Log;
  budgets: Ports["tokenBudgets"];
  /** The writers to use when the model fails. */
  builtIn: Writers;
  /** Timeout of a whole request, which must be less than the 60 seconds that clients wait. */
  timeoutMs?: number;
}
