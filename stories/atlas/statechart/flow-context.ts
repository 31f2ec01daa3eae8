import { createContext, use } from "react";
import type { AnyStateMachine } from "xstate";
import type { StoppedFlow } from "../stopped-flow.ts";

/** The flow of the story. */
export const FlowContext = createContext<unknown>(null);

/** Returns the flow of the story. */
export const useFlow = <Machine extends AnyStateMachine>(): StoppedFlow<Machine> =>
  use(FlowContext) as StoppedFlow<Machine>;
