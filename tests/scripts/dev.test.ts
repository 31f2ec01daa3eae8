import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";

const keys = {
  STRIPE_SECRET_KEY: "sk_test_1",
  STRIPE_WEBHOOK_SECRET: "whsec_1",
  VITE_STRIPE_PUBLISHABLE_KEY: "pk_test_1",
};
const [secret, webhook, publishable] = [
  "STRIPE_SECRET_KEY",
  "STRIPE_WEBHOOK_SECRET",
  "VITE_STRIPE_PUBLISHABLE_KEY",
] as const;

/** Runs `npm run dev` with these of Stripe's keys and returns what it prints. */
function runWith(names: readonly (keyof typeof keys)[], changes: Readonly<Record<string, string>> = {}): string {
  const env = { ...process.env, ...Object.fromEntries(names.map((name) => [name, keys[name]])), ...changes };
  const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/dev.mjs"], { env, encoding: "utf8" });
  expect([status, stdout]).toEqual([1, ""]);
  return stderr;
}

it.each([
  [[secret], `${webhook} and ${publishable}`],
  [[webhook], `${secret} and ${publishable}`],
  [[publishable], `${secret} and ${webhook}`],
  [[secret, webhook], publishable],
  [[secret, publishable], webhook],
  [[webhook, publishable], secret],
])("npm run dev with only %j of Stripe’s keys stops and names the missing ones: %s", (names, missing) => {
  expect(runWith(names)).toBe(`${missing} must be set to use Stripe (or unset all of Stripe’s variables).\n`);
});

it("npm run dev stops if one of Stripe’s keys is a test key and the other a live key", () => {
  expect(runWith([secret, webhook, publishable], { [publishable]: "pk_live_1" })).toBe(
    "STRIPE_SECRET_KEY and VITE_STRIPE_PUBLISHABLE_KEY must both be test keys or both be live keys.\n",
  );
});

it("npm run dev needs no publishable key with a mock Stripe server, but both other keys", () => {
  expect(runWith([], { STRIPE_API_BASE: "http://127.0.0.1:4200" })).toMatch(
    /^STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET must/,
  );
});
