import { testCards as listedCards } from "@trellis/payments/sandbox/test-cards";
import { describe, expect, it } from "vitest";
import { documentedCards, testCards } from "./payments/cards.ts";
import { testPlanChanges } from "./payments/plan-changes.ts";
import { testSubscriptions } from "./payments/subscriptions.ts";
import { testWebhooks } from "./payments/webhooks.ts";
import { sandboxWorld, stripeWorld } from "./payments/world.ts";

const violations: string[][] = [];
async function strictStripeWorld() {
  const world = await stripeWorld();
  violations.push(world.standIn.violations);
  return world;
}

// Tests the behavior that the server requires of each card provider.
describe.each([
  { name: "sandbox", open: sandboxWorld },
  { name: "Stripe", open: strictStripeWorld },
])("payments: $name", ({ open }) => {
  testCards(open);
  testSubscriptions(open);
  testPlanChanges(open);
  testWebhooks(open);
});

it("the tests of cards cover every test card that the sandbox and the stand-in know", () => {
  expect(documentedCards.map(([name]) => name).toSorted()).toEqual(Object.keys(listedCards).toSorted());
});

it("the Stripe adapter has sent only requests that Stripe accepts, and an idempotency key with each write", () => {
  expect(violations.flat()).toEqual([]);
});
