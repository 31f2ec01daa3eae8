import { expect, it } from "vitest";
import { interleaveAll } from "../api/payments/interleaving.ts";
import { randomSandbox, randomStripe } from "../api/payments/random-worlds.ts";

it.each([
  { name: "sandbox", open: randomSandbox },
  { name: "Stripe", open: randomStripe },
])(
  "500 random sequences leave one subscription and charge no period twice: $name",
  async ({ open }) => {
    await expect(interleaveAll(open, { from: 1000, count: 500 })).resolves.toBeUndefined();
  },
  300_000,
);
