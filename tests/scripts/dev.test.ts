import { spawnSync } from "node:child_process";
import { describe, expect, it } from "vitest";

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

/** Runs a script that fails with these variables, and returns what it prints. */
function failureOf(script: string, variables: Readonly<Record<string, string>>): string {
  const env = { ...process.env, ...variables };
  const { status, stdout, stderr } = spawnSync(process.execPath, [script], { env, encoding: "utf8" });
  expect([status, stdout]).toEqual([1, ""]);
  return stderr;
}

/** Runs `npm run dev` with these of Stripe's keys and returns what it prints. */
const runWith = (names: readonly (keyof typeof keys)[], changes: Readonly<Record<string, string>> = {}): string =>
  failureOf("scripts/dev.mjs", { ...Object.fromEntries(names.map((name) => [name, keys[name]])), ...changes });

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

describe.each(["scripts/dev.mjs", "scripts/built-web.mjs"])("%s", (script) => {
  it.each([
    ["VITE_OPERATOR_NAME", "VITE_OPERATOR_CONTACT"],
    ["VITE_OPERATOR_CONTACT", "VITE_OPERATOR_NAME"],
  ])("stops with only %s and names the missing %s", (given, missing) => {
    expect(failureOf(script, { [given]: "Trellis Ltd", [missing]: "" })).toBe(
      `${missing} must be set to name the operator in the privacy policy (or unset ${given}).\n`,
    );
  });
});
