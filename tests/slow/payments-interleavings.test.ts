import { expect, it } from "vitest";
import { interleaveAll } from "../api/payments/interleaving.ts";
import { randomSandbox, randomStripe } from "../api/payments/random-worlds.ts";

it.each([
  { name: "sandbox", open: randomSandbox },
  { name: "Stripe", open: randomStripe },
])(
  "leaves one subscription and charges each period once in 500 random sequences: $name",
  async ({ open }) => {
    await expect(interleaveAll(open, { from: 1000, count: 500 })).resolves.toBeUndefined();
  },
  300_000,
);
