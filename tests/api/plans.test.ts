import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { defaultPlans, termsNamed } from "../../apps/api/src/rules/plans.ts";
import { readPlans } from "../../apps/api/src/start-up/plans.ts";
import { newFolder } from "./process.ts";

const plan = { id: "plan_pro", name: "Pro", price: 9.99, durationDays: 30 };

/** Returns the plans of a file with the given content. */
function plansIn(content: unknown) {
  const path = join(newFolder(), "plans.json");
  writeFileSync(path, typeof content === "string" ? content : JSON.stringify(content));
  return readPlans(path);
}

describe("the plans file", () => {
  it("is the operator's, or the default one of the server", () => {
    expect(readPlans(undefined)).toBe(defaultPlans);
    expect(plansIn([{ ...plan, stripePriceId: "price_1" }])).toEqual([
      { _id: "plan_pro", name: "Pro", price: 9.99, durationDays: 30, stripePriceId: "price_1" },
    ]);
    const terms = { id: "plan_pro", name: "Pro", priceCents: 999, durationDays: 30 };
    expect(termsNamed(plansIn([plan]))("plan_pro")).toEqual(terms);
    expect(termsNamed(defaultPlans)("plan_pro")).toBeUndefined();
  });

  it.each([
    ["{", "it isn’t valid JSON."],
    [{}, "it must be a list of plans."],
    [[], "it must have at least one plan."],
    [[plan, plan], "it must have a different id for each plan."],
    [[plan, { ...plan, id: "plan 2" }], "plan 2: id must be 1 to 64 letters, digits or underscores."],
    [[{ ...plan, price: "9.99" }], "plan 1: price must be a number of US dollars, such as 9.99."],
    [[{ ...plan, price: 0 }], "plan 1: price must be at least 0.50 US dollars."],
    [[{ ...plan, price: 9.999 }], "plan 1: price must have at most two decimal places."],
    [[{ ...plan, durationDays: 31 }], "plan 1: durationDays must be 7, 30 or 365."],
    [[{ ...plan, prize: 3 }], "plan 1: prize is unknown."],
    [[{ ...plan, name: undefined }], "plan 1: name is missing."],
  ])("says in one line what is wrong with %j", (content, reason) => {
    expect(() => plansIn(content)).toThrow(reason);
    expect(() => plansIn(content)).toThrow(/^The plans file .+ \(TRELLIS_PLANS\) is invalid: .+$/);
  });

  it("must exist", () => {
    expect(() => readPlans("/nowhere/plans.json")).toThrow("The plans file /nowhere/plans.json (TRELLIS_PLANS) can’t");
  });
});
