import { readBilling } from "@trellis/contract/billing";
import { cancelSubscription } from "@trellis/contract/cancellation";
import { savePaymentMethod } from "@trellis/contract/card-setup";
import { replyOf } from "@trellis/contract/reply";
import { confirmSubscription } from "@trellis/contract/subscription";
import { listPlans } from "@trellis/contract/plans";
import { describe, expect, it } from "vitest";

const ok = (text: string) => [new Response(null), text] as const;

describe("a success without a JSON object", () => {
  it.each(["", "OK", "null", "true", "5"])("counts as an empty reply if no field is needed: “%s”", (text) => {
    expect(replyOf(confirmSubscription, ...ok(text))).toEqual({ message: undefined });
    expect(replyOf(savePaymentMethod, ...ok(text)).requiresAction).toBeUndefined();
  });

  it("is unreadable if the call needs a field", () => {
    expect(() => replyOf(listPlans, ...ok(""))).toThrow("unreadable");
  });

  it.each(['{"message": "cut o', "<!doctype html>", "[1,"])("is unreadable if it is broken: %s", (text) => {
    expect(() => replyOf(confirmSubscription, ...ok(text))).toThrow("unreadable");
  });
});

it("ignores a message that is not a string", () => {
  expect(replyOf(cancelSubscription, ...ok('{"message": null}')).message).toBeUndefined();
  expect(replyOf(cancelSubscription, ...ok('{"message": "Done"}')).message).toBe("Done");
});

it("reads an unknown subscription status as active", () => {
  const text = '{"subscription": {"planId": "plan_month", "status": "resting"}}';
  expect(replyOf(readBilling, ...ok(text)).subscription?.status).toBe("active");
});
