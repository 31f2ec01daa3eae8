import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { schemaPath, stripeRequestsSchema } from "../../scripts/stripe-requests-schema.ts";

it("validates requests to Stripe with the types of the installed package: npm run stripe-schema", () => {
  expect(readFileSync(schemaPath, "utf8") === stripeRequestsSchema()).toBe(true);
});
