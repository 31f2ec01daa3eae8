import type { Language } from "@trellis/contract/fields";
import type { Engine } from "./engine.ts";
import {
  type Measure,
  measureAnswers,
  measureNiche,
  measurePlaceholders,
  measurePlans,
  measureRefusals,
  measureSharedLines,
  measureVariants,
} from "./measures.ts";

/** A value that the engine must reach in each language. */
interface Threshold {
  readonly title: string;
  readonly limit: number;
  /** How the value must compare with the limit. */
  readonly kind: "below" | "atMost" | "atLeast";
  readonly unit: "share" | "count";
  readonly measure: (engine: Engine, language: Language) => Promise<Measure>;
  /** The test enforces the threshold only once the engine meets it. */
  readonly pending?: boolean;
}

export const thresholds: readonly Threshold[] = [
  {
    title: "correct answers",
    limit: 0.85,
    kind: "atLeast",
    unit: "share",
    measure: measureAnswers,
  },
  {
    title: "confidently wrong answers",
    limit: 0,
    kind: "atMost",
    unit: "count",
    measure: measureRefusals,
    pending: true,
  },
  {
    title: "script lines shared by unrelated topics",
    limit: 0.25,
    kind: "below",
    unit: "share",
    measure: (engine, language) => measureSharedLines(engine, language, "script"),
  },
  {
    title: "outline lines shared by unrelated topics",
    limit: 0.25,
    kind: "below",
    unit: "share",
    measure: (engine, language) => measureSharedLines(engine, language, "outline"),
  },
  {
    title: "different texts for five equal requests",
    limit: 5,
    kind: "atLeast",
    unit: "count",
    measure: measureVariants,
  },
  {
    title: "captions that reflect the niche",
    limit: 0.9,
    kind: "atLeast",
    unit: "share",
    measure: measureNiche,
  },
  {
    title: "texts with a placeholder",
    limit: 0,
    kind: "atMost",
    unit: "count",
    measure: measurePlaceholders,
  },
  {
    title: "plan texts shared by unrelated niches",
    limit: 0.3,
    kind: "below",
    unit: "share",
    measure: measurePlans,
  },
];

/** Whether a value meets a threshold. */
export const isMet = ({ kind, limit }: Threshold, value: number): boolean =>
  kind === "below" ? value < limit : kind === "atMost" ? value <= limit : value >= limit;
