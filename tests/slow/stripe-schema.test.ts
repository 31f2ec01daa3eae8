import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { schemaPath, stripeRequestsSchema } from "../../scripts/stripe-requests-schema.ts";

it("the schema of requests to Stripe matches the installed package (to update it: npm run stripe-schema)", () => {
  expect(readFileSync(schemaPath, "utf8") === stripeRequestsSchema()).toBe(true);
});
