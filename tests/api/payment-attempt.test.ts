import { createMemoryPorts } from "@trellis/api/memory";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { attemptPayment, isAttempting } from "../../apps/api/src/routes/payment-attempt.ts";
import { start } from "./test-client.ts";

const second = 1000;

beforeEach(() => void vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] }));
afterEach(() => void vi.useRealTimers());

it("a payment attempt lasts until the card provider responds, so that no other attempt begins", async () => {
  const ports = createMemoryPorts(new Date(start));
  const pass = async () => {
    ports.clock.advance(20 * second);
    await vi.advanceTimersByTimeAsync(20 * second);
  };
  const answered = Promise.withResolvers<void>();
  const attempt = attemptPayment("account", "start", ports, async () => answered.promise);
  await pass();
  for (let times = 0; times < 6; times += 1) {
    expect(await isAttempting("account", ports)).toBe(true);
    await pass();
  }
  answered.resolve();
  await attempt;
  await pass();
  expect(await isAttempting("account", ports)).toBe(false);
});
