import { checkSession } from "@trellis/contract/account";
import type { Call } from "@trellis/contract/call";
import { subscriptionRequired } from "@trellis/contract/refusal-codes";
import { calls } from "@trellis/contract/calls";
import { examples } from "@trellis/contract/examples";
import { updateTaskStatus } from "@trellis/contract/roadmap";
import { describe, expect, it } from "vitest";
import { address, createClient, json } from "./test-client.ts";
import { readError } from "./read-error.ts";

const all: Call[] = Object.values(calls);
const guarded = all.filter(({ access }) => access !== "public");
const sent = (call: Call): RequestInit =>
  call.body ? json(examples[call.name as keyof typeof examples].body, call.method) : { method: call.method };

describe("a protected call", () => {
  const tokens = [
    "",
    "Bearer",
    "Bearer short",
    `Bearer ${"a".repeat(43)}`,
    `Basic ${"a".repeat(43)}`,
    `Bearer ${"a".repeat(20_000)}`,
    "Bearer ' or 1=1 --",
  ];

  it("API-15 replies with 401 without a bearer token or with an invalid one", async () => {
    const { raw } = await createClient();
    for (const call of guarded) {
      expect((await readError(await raw(address(call), sent(call)))).status).toBe(401);
      for (const authorization of tokens) {
        const init = sent(call);
        const headers = { ...(init.headers as Record<string, string>), authorization };
        expect((await readError(await raw(address(call), { ...init, headers }))).status).toBe(401);
      }
    }
  });

  it.each([
    ["en", "You need a subscription for this. Choose a plan first."],
    ["es", "Para esto necesitas una suscripción. Elige primero un plan."],
    ["fr", "Il te faut un abonnement pour cela. Choisis d’abord une offre."],
  ])("replies with 402 to a user without the required subscription (%s)", async (language, message) => {
    const { raw } = await createClient("unsubscribed");
    for (const call of all.filter(({ access }) => access === "subscription")) {
      const init = sent(call);
      const headers = { ...(init.headers as Record<string, string>), "accept-language": language };
      const answer = await raw(address(call), { ...init, headers });
      expect(answer.status, call.name).toBe(402);
      expect(await answer.json()).toEqual({ error: message, message, code: subscriptionRequired });
    }
  });

  it("checks the session before the body", async () => {
    const { raw } = await createClient();
    expect((await readError(await raw(address(updateTaskStatus), json("{", "PUT")))).status).toBe(401);
  });

  it("accepts the authorization scheme in any case", async () => {
    const { raw, token } = await createClient("creator");
    expect((await raw(address(checkSession), { headers: { authorization: `bearer ${token}` } })).status).toBe(200);
  });
});

describe("access to calls", () => {
  const namesOf = (access: Call["access"]) =>
    all
      .filter((call) => call.access === access)
      .map(({ name }) => name)
      .toSorted();

  it("requires a subscription for these calls only", () => {
    expect(namesOf("subscription")).toEqual([
      "completeChat",
      "generateContent",
      "generateRoadmap",
      "saveOnboarding",
      "socialStatus",
      "updateOnboarding",
      "updateTaskStatus",
      "youtubeAnalytics",
      "youtubeAuth",
    ]);
  });

  it("requires no session for these calls only", () => {
    expect(namesOf("public")).toEqual([
      "findCountry",
      "forgotPassword",
      "logIn",
      "passSecondFactor",
      "passkeySignInOptions",
      "register",
      "resetPassword",
      "secondFactorOptions",
      "signInProviders",
      "signInWithPasskey",
      "verifyCode",
      "verifyEmail",
    ]);
  });
});

describe("the server", () => {
  const methods = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

  it.each([
    "/api/v1",
    "/api/v1/",
    "/api/v1/jwt/login/",
    "/api/v1/nothing",
    "/api/v2/jwt/login",
    "/api/v1/%2e%2e/health",
    "/api/v1/%",
    "/nothing",
  ])("replies with 404 at %s", async (path) => {
    const { raw } = await createClient("creator");
    expect((await readError(await raw(path))).status).toBe(404);
  });

  it("replies with 405 with the allowed method to every wrong method", async () => {
    const { raw } = await createClient("creator");
    for (const path of new Set(all.map(address))) {
      const right: string[] = all.filter((call) => address(call) === path).map(({ method }) => method);
      for (const method of methods.filter((each) => !right.includes(each))) {
        const answer = await raw(path, { method });
        expect(answer.headers.get("allow")?.split(", ")).toEqual(right);
        expect((await readError(answer)).status).toBe(405);
      }
    }
  });

  it("reports its providers at /health, with a 503 while it is not ready", async () => {
    const { raw, world } = await createClient();
    const healthy = await raw("/health");
    expect(healthy.status).toBe(200);
    expect(await healthy.json()).toEqual({
      status: "ok",
      providers: world.ports.providers,
      authors: { content: "built-in engine", chat: "built-in engine" },
      failedJobs: {},
      retryingJobs: {},
    });
    world.ports.isReady = () => Promise.reject(new Error("down"));
    const ill = await raw("/health");
    expect(ill.status).toBe(503);
    expect(await ill.json()).toMatchObject({ status: "unavailable" });
    expect((await readError(await raw("/health", { method: "POST" }))).status).toBe(405);
  });
});
