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

it("an account can make 300 payment attempts an hour, and other accounts are not affected", async () => {
  const ports = createMemoryPorts(new Date(start));
  const attempt = (account: string) => attemptPayment(account, "start", ports, async () => "done");
  for (let times = 0; times < 300; times += 1) expect(await attempt("account")).toBe("done");
  ports.clock.advance(60 * second);
  await expect(attempt("account")).rejects.toMatchObject({ status: 429, headers: { "retry-after": "3540" } });
  expect(await attempt("another")).toBe("done");
  ports.clock.advance(3_540 * second);
  expect(await attempt("account")).toBe("done");
});
