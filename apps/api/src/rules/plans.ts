import type { Plan } from "@trellis/contract/plan";
import type { PlanTerms } from "@trellis/server-core/domain/subscription";
import * as v from "valibot";
import plansFile from "../plans.json" with { type: "json" };

/** The possible periods of a plan in days: a week, a month or a year (spec §9). */
const durations = [7, 30, 365] as const;

const isInCents = (price: number) => Math.abs(price * 100 - Math.round(price * 100)) < 1e-6;

const entry = v.strictObject(
  {
    id: v.pipe(v.string(), v.regex(/^\w{1,64}$/, "must be 1 to 64 letters, digits or underscores")),
    name: v.pipe(v.string(), v.trim(), v.minLength(1, "must not be empty"), v.maxLength(60, "must be shorter")),
    price: v.pipe(
      v.number("must be a number of US dollars, such as 9.99"),
      v.minValue(0.5, "must be at least 0.50 US dollars"),
      v.maxValue(10_000, "must be at most 10,000 US dollars"),
      v.check(isInCents, "must have at most two decimal places"),
    ),
    durationDays: v.picklist(durations, `must be ${durations.join(", ").replace(/, (?=\d+$)/, " or ")}`),
    stripePriceId: v.optional(v.nullable(v.pipe(v.string(), v.regex(/^price_\w+$/, "must start with price_")))),
  },
  (issue) => (issue.expected === "never" ? "is unknown" : "is missing"),
);

const file = v.pipe(
  v.array(entry, "must be a list of plans"),
  v.minLength(1, "must have at least one plan"),
  v.check(
    (plans) => new Set(plans.map(({ id }) => id)).size === plans.length,
    "must have a different id for each plan",
  ),
);

/** Reads the plans an operator offers, in display order. Throws an error that says in one line what is wrong. */
export function parsePlans(json: unknown): readonly Plan[] {
  const result = v.safeParse(file, json);
  if (result.success) {
    return result.output.map(({ id, stripePriceId = null, ...plan }) => ({ _id: id, ...plan, stripePriceId }));
  }
  const [issue] = result.issues;
  const [index, field] = (issue.path ?? []).map(({ key }) => key);
  const place = typeof index === "number" ? `plan ${index + 1}: ${typeof field === "string" ? field : "it"}` : "it";
  throw new Error(`${place} ${issue.message}`);
}

/** The plans of the file that comes with the server. */
export const defaultPlans = parsePlans(plansFile);

/** Returns the terms of a plan. */
export const termsOf = ({ _id, name, price, durationDays }: Plan): PlanTerms => ({
  id: _id,
  name,
  priceCents: Math.round(price * 100),
  durationDays,
});

/** Returns a function that looks up the terms of an offered plan. */
export const termsNamed =
  (plans: readonly Plan[]) =>
  (planId: string): PlanTerms | undefined => {
    const plan = plans.find(({ _id }) => _id === planId);
    return plan && termsOf(plan);
  };
