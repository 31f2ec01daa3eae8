// `npm run bench`: each figure against a floor measured in the same run; exit 1 when one is over its limit.
import { apiCost } from "./api-cost.ts";
import { machineTransitions } from "./machine-transitions.ts";
import { signInSize } from "./sign-in-size.ts";

const results = [await signInSize(), await apiCost(), machineTransitions()];
process.exitCode = results.every(Boolean) ? 0 : 1;
