import { expect, it } from "vitest";
import { interleaveAll } from "./payments/interleaving.ts";
import { randomSandbox, randomStripe } from "./payments/random-worlds.ts";

it.each([
  { name: "sandbox", open: randomSandbox, count: 25 },
  { name: "Stripe", open: randomStripe, count: 10 },
])("random clicks and failures leave one subscription and charge no period twice: $name", async ({ open, count }) => {
  await expect(interleaveAll(open, { from: 1000, count })).resolves.toBeUndefined();
});
