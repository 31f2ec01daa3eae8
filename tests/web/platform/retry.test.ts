import { CallFailed } from "@trellis/contract/call-failed";
import { expect, it } from "vitest";
import { retry } from "../../../apps/web/src/platform/retry.ts";

it("repeats a query once after a network error, but not after a timeout or a refusal", () => {
  const network = new CallFailed("generateRoadmap", "network");
  expect([retry(0, network), retry(1, network)]).toEqual([true, false]);
  expect(retry(0, new CallFailed("generateRoadmap", "timeout"))).toBe(false);
  expect(retry(0, new CallFailed("generateRoadmap", "refused", { status: 503 }))).toBe(false);
});
