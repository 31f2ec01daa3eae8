import { readFileSync } from "node:fs";
import type { Plan } from "@trellis/contract/plan";
import { StartupError } from "@trellis/server-core/startup-error";
import { defaultPlans, parsePlans } from "../rules/plans.ts";

/** Reads the operator's file of plans; undefined means the default plans. */
export function readPlans(path: string | undefined): readonly Plan[] {
  if (path === undefined) return defaultPlans;
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch {
    throw new StartupError(`The plans file ${path} (TRELLIS_PLANS) can’t be read.`);
  }
  try {
    return parsePlans(JSON.parse(text));
  } catch (error) {
    const reason = error instanceof SyntaxError ? "it isn’t valid JSON" : (error as Error).message;
    throw new StartupError(`The plans file ${path} (TRELLIS_PLANS) is invalid: ${reason}.`);
  }
}
