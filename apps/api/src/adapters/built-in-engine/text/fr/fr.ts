import type { PlanText } from "../plan-text.ts";
import { common } from "./common.ts";
import { goals } from "./goals.ts";
import { niches } from "./niches.ts";
import { platforms } from "./platforms.ts";
import { skills } from "./skills.ts";

/** French keeps a space that never breaks before its high signs and inside its quotes. */
const polish = (sentence: string): string => sentence.replace(/« /g, "«\u00a0").replace(/ ([:;?»%€])/g, "\u00a0$1");

/** French. */
export const fr: PlanText = { common, goals, platforms, skills, niches, polish };
