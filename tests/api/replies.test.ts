import { logIn, register, checkSession } from "@trellis/contract/account";
import { calls } from "@trellis/contract/calls";
import { examples } from "@trellis/contract/examples";
import { describe, expect, it } from "vitest";
import { address, createClient, json } from "./test-client.ts";
import { readError } from "./read-error.ts";

describe("every reply", () => {
  it("has headers against caching, framing and content sniffing", async () => {
    const { raw } = await createClient("creator");
    const answers = [
      await raw(address(checkSession)),
      await raw("/nothing"),
      await raw("/health"),
      await raw(address(logIn), json("{")),
    ];
    for (const { headers } of answers) {
      expect(headers.get("content-type")).toBe("application/json; charset=utf-8");
      expect(headers.get("content-security-policy")).toContain("default-src 'none'");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("cache-control")).toBe("no-store");
      expect(headers.get("referrer-policy")).toBe("no-referrer");
    }
  });

  it.each([
    [undefined, "Your session has ended. Sign in again."],
    ["de-DE, de;q=0.9", "Your session has ended. Sign in again."],
    ["es-MX", "Tu sesión ha terminado. Inicia sesión de nuevo."],
    ["de, fr;q=0.8, es;q=0.9", "Tu sesión ha terminado. Inicia sesión de nuevo."],
    ["FR-ca;q=0.5", "Ta session est terminée. Reconnecte-toi."],
    ["fr;q=0, es;q=bad, en;q=0.1", "Your session has ended. Sign in again."],
    [`${"es;q=0.1,".repeat(5000)}fr`, "Tu sesión ha terminado. Inicia sesión de nuevo."],
  ])("uses the requested language (%#)", async (language, sentence) => {
    const { raw } = await createClient();
    const headers = language === undefined ? {} : { "accept-language": language };
    expect(await readError(await raw(address(checkSession), { headers }))).toEqual({ status: 401, message: sentence });
  });

  it("is a plain 500 on an unexpected error, which is logged but not revealed", async () => {
    const { raw, world } = await createClient("creator");
    world.ports.sessions.find = () => Promise.reject(new Error("connect ECONNREFUSED 10.0.0.7:5432 secret"));
    const { status, message } = await readError(await raw(address(checkSession)));
    expect(status).toBe(500);
    expect(message).toBe("Something went wrong on our side. Try again in a moment.");
    expect(world.logs).toEqual([
      { level: "error", event: "call failed", facts: { call: "checkSession", cause: expect.any(Error) } },
    ]);
  });

  it("is a plain 500 when a non-error is thrown", async () => {
    const { raw, world } = await createClient("creator");
    world.ports.sessions.find = () => Promise.reject("text");
    expect((await readError(await raw(address(checkSession)))).status).toBe(500);
  });

  it("is logged without passwords, tokens and cards", async () => {
    const { send, raw, token, world } = await createClient("unsubscribed");
    await raw(address(register), json(examples.register.body));
    await send(calls.createSetupIntent, {});
    await send(calls.savePaymentMethod, { body: { paymentMethodId: "pm_sandbox_visa_abcd" } });
    await send(calls.confirmSubscription, { body: { planId: "plan_weekly" } });
    const log = JSON.stringify(world.logs);
    expect(log).toContain("subscription started");
    expect(log).not.toContain(examples.register.body.password);
    expect(log).not.toContain(token);
    expect(log).not.toContain("pm_sandbox");
  });
});
