import type { PlanText } from "../plan-text.ts";
import { common } from "./common.ts";
import { goals } from "./goals.ts";
import { niches } from "./niches.ts";
import { platforms } from "./platforms.ts";
import { skills } from "./skills.ts";

/** Spanish. */
export const es: PlanText = { common, goals, platforms, skills, niches, polish: (sentence) => sentence };
