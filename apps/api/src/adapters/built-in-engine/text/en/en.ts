import type { PlanText } from "../plan-text.ts";
import { common } from "./common.ts";
import { goals } from "./goals.ts";
import { niches } from "./niches.ts";
import { platforms } from "./platforms.ts";
import { skills } from "./skills.ts";

/** English. */
export const en: PlanText = { common, goals, platforms, skills, niches, polish: (sentence) => sentence };
