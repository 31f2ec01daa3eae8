import { describe } from "vitest";
import { testCards } from "./payments/cards.ts";
import { testPlanChanges } from "./payments/plan-changes.ts";
import { testSubscriptions } from "./payments/subscriptions.ts";
import { testWebhooks } from "./payments/webhooks.ts";
import { sandboxWorld, stripeWorld } from "./payments/world.ts";

// Tests the behavior that the server requires of each card provider.
describe.each([
  { name: "sandbox", open: sandboxWorld },
  { name: "Stripe", open: stripeWorld },
])("payments: $name", ({ open }) => {
  testCards(open);
  testSubscriptions(open);
  testPlanChanges(open);
  testWebhooks(open);
});
