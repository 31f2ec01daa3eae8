import { checkSession, logIn, register } from "@trellis/contract/account";
import { type Call } from "@trellis/contract/call";
import { calls } from "@trellis/contract/calls";
import { examples } from "@trellis/contract/examples";
import { saveOnboarding } from "@trellis/contract/onboarding";
import { updateTaskStatus } from "@trellis/contract/roadmap";
import { savePaymentMethod } from "@trellis/contract/subscription";
import { describe, expect, it } from "vitest";
import { address, askAs, json } from "./asking.ts";

const all: Call[] = Object.values(calls);
const guarded = all.filter(({ access }) => access === "session");
const sent = (call: Call): RequestInit =>
  call.body ? json(examples[call.name as keyof typeof examples].body, call.method) : { method: call.method };

/** Reads a refusal: both fields, one sentence, and nothing of the server's inside. */
async function read(answer: Response): Promise<{ status: number; sentence: string }> {
  const body = (await answer.json()) as { error: string; message: string };
  const isSound =
    Object.keys(body).join() === "error,message" &&
    body.error === body.message &&
    /^\S.{9,}$/.test(body.error) &&
    !/\bat \/|node_modules|TypeError|undefined|\[object/.test(body.error);
  if (!isSound) throw new Error(`not a refusal: ${JSON.stringify(body)}`);
  return { status: answer.status, sentence: body.error };
}

describe("protected calls", () => {
  const tokens = [
    "",
    "Bearer",
    "Bearer short",
    `Bearer ${"a".repeat(43)}`,
    `Basic ${"a".repeat(43)}`,
    `Bearer ${"a".repeat(20_000)}`,
    "Bearer ' or 1=1 --",
  ];

  it("API-15 every protected call without or with a bad bearer answers 401", async () => {
    const { raw } = await askAs();
    for (const call of guarded) {
      expect((await read(await raw(address(call), sent(call)))).status).toBe(401);
      for (const authorization of tokens) {
        const init = sent(call);
        const headers = { ...(init.headers as Record<string, string>), authorization };
        expect((await read(await raw(address(call), { ...init, headers }))).status).toBe(401);
      }
    }
  });

  it("look at nothing before the session: a body of any kind gets 401 first", async () => {
    const { raw } = await askAs();
    expect((await read(await raw(address(updateTaskStatus), json("{", "PUT")))).status).toBe(401);
  });

  it("take the scheme's name in any case", async () => {
    const { raw, token } = await askAs("creator");
    expect((await raw(address(checkSession), { headers: { authorization: `bearer ${token}` } })).status).toBe(200);
  });
});

describe("bodies", () => {
  const withBody = all.filter(({ body }) => body);
  const wrong = [
    "{",
    "",
    "null",
    "[]",
    "7",
    '"text"',
    "true",
    "{}",
    '{"__proto__":{"email":"a@b.co"}}',
    "[".repeat(60_000),
  ];

  it("API-16 every failure body carries both error and message, whatever was sent", async () => {
    const { raw } = await askAs("creator");
    for (const call of withBody) {
      for (const body of wrong)
        expect((await read(await raw(address(call), json(body, call.method)))).status).toBe(400);
    }
  });

  it.each(["text/plain", "multipart/form-data; boundary=x", "application/jsonp", "application/x-www-form-urlencoded"])(
    "refuses the content type %s with 415",
    async (type) => {
      const { raw } = await askAs();
      const init = { ...json({ email: "a@b.co", password: "secret-1" }), headers: { "content-type": type } };
      expect((await read(await raw(address(logIn), init))).status).toBe(415);
    },
  );

  it("takes a content type with a character set", async () => {
    const { raw, world } = await askAs();
    const { email, password } = world.personas.creator;
    const init = { ...json({ email, password }), headers: { "content-type": "Application/JSON; charset=utf-8" } };
    expect((await raw(address(logIn), init)).status).toBe(200);
  });

  it("refuses a body that is declared too large, without reading it", async () => {
    const { raw } = await askAs();
    const headers = { "content-type": "application/json", "content-length": "65537" };
    const body = new ReadableStream(
      {
        pull: () => {
          throw new Error("was read");
        },
      },
      { highWaterMark: 0 },
    );
    expect((await read(await raw(address(register), { method: "POST", headers, body, duplex: "half" }))).status).toBe(
      413,
    );
  });

  it("refuses a body of undeclared length once it is too large, and stops reading", async () => {
    const { raw } = await askAs();
    let chunks = 0;
    const body = new ReadableStream({
      pull: (controller) => {
        chunks += 1;
        controller.enqueue(new TextEncoder().encode(" ".repeat(1024)));
      },
    });
    const headers = { "content-type": "application/json" };
    expect((await read(await raw(address(register), { method: "POST", headers, body, duplex: "half" }))).status).toBe(
      413,
    );
    expect(chunks).toBeLessThan(80);
  });

  it("makes nothing of a body that is cut off on its way", async () => {
    const { raw, world } = await askAs();
    const body = new ReadableStream({ pull: (controller) => controller.error(new Error("aborted")) });
    const headers = { "content-type": "application/json" };
    const answer = await raw(address(register), { method: "POST", headers, body, duplex: "half" });
    expect((await read(answer)).status).toBe(400);
    expect(world.remarks).toEqual([]);
  });

  it("reads a body that comes in parts, split inside a character", async () => {
    const { raw } = await askAs();
    const person = { fullname: "Zoë 🤸", email: "zoe@example.com", password: "secret-1", confirmPassword: "secret-1" };
    const bytes = new TextEncoder().encode(JSON.stringify(person));
    const body = new ReadableStream({
      start: (controller) => {
        for (const byte of bytes) controller.enqueue(new Uint8Array([byte]));
        controller.close();
      },
    });
    const headers = { "content-type": "application/json" };
    expect((await raw(address(register), { method: "POST", headers, body, duplex: "half" })).status).toBe(200);
  });

  it.each([
    [saveOnboarding, { ...examples.saveOnboarding.body, goal: "fame" }, "goal"],
    [saveOnboarding, { ...examples.saveOnboarding.body, skills: [1] }, "skills.0"],
    [saveOnboarding, { ...examples.saveOnboarding.body, topics: Array(51).fill("x") }, "topics"],
    [saveOnboarding, { ...examples.saveOnboarding.body, topics: ["x".repeat(501)] }, "topics.0"],
    [saveOnboarding, { ...examples.saveOnboarding.body, intrestedPlatforms: undefined }, "intrestedPlatforms"],
    [updateTaskStatus, { week: "1", dayIndex: 0, completed: true }, "week"],
    [updateTaskStatus, { week: 1, dayIndex: -1, completed: true }, "dayIndex"],
    [updateTaskStatus, { week: 1, dayIndex: 0.5, completed: true }, "dayIndex"],
    [updateTaskStatus, { week: 1, dayIndex: 0, completed: "yes" }, "completed"],
    [savePaymentMethod, { paymentMethodId: "  " }, "paymentMethodId"],
  ] as const)("names the field that is wrong (%#)", async (call, body, field) => {
    const { raw } = await askAs("creator");
    const { status, sentence } = await read(await raw(address(call), json(body, call.method)));
    expect(status).toBe(400);
    expect(sentence).toContain(`“${field}”`);
  });
});

describe("addresses", () => {
  it.each([
    "/api/v1",
    "/api/v1/",
    "/api/v1/jwt/login/",
    "/api/v1/nothing",
    "/api/v2/jwt/login",
    "/api/v1/%2e%2e/health",
    "/api/v1/%",
    "/nothing",
  ])("answers 404 at %s", async (path) => {
    const { raw } = await askAs("creator");
    expect((await read(await raw(path))).status).toBe(404);
  });

  it("answers 405 to every wrong method, and says which is right", async () => {
    const { raw } = await askAs("creator");
    for (const call of all) {
      for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"].filter(
        (each) => each !== call.method,
      )) {
        const answer = await raw(address(call), { method });
        expect(answer.headers.get("allow")).toBe(call.method);
        expect((await read(answer)).status).toBe(405);
      }
    }
  });

  it("answers /health with what is real", async () => {
    const { raw, world } = await askAs();
    const healthy = await raw("/health");
    expect(healthy.status).toBe(200);
    expect(await healthy.json()).toEqual({ status: "ok", providers: world.ports.providers });
    world.ports.isReady = () => Promise.reject(new Error("down"));
    const ill = await raw("/health");
    expect(ill.status).toBe(503);
    expect(await ill.json()).toMatchObject({ status: "unavailable" });
    expect((await read(await raw("/health", { method: "POST" }))).status).toBe(405);
  });
});

describe("every answer", () => {
  it("is data that nobody keeps, frames or guesses the type of", async () => {
    const { raw } = await askAs("creator");
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
    [undefined, "Your session has ended. Log in again."],
    ["de-DE, de;q=0.9", "Your session has ended. Log in again."],
    ["es-MX", "Tu sesión ha terminado. Inicia sesión de nuevo."],
    ["de, fr;q=0.8, es;q=0.9", "Tu sesión ha terminado. Inicia sesión de nuevo."],
    ["FR-ca;q=0.5", "Ta session est terminée. Reconnecte-toi."],
    ["fr;q=0, es;q=bad, en;q=0.1", "Your session has ended. Log in again."],
    [`${"es;q=0.1,".repeat(5000)}fr`, "Tu sesión ha terminado. Inicia sesión de nuevo."],
  ])("speaks the language asked for (%#)", async (language, sentence) => {
    const { raw } = await askAs();
    const headers = language === undefined ? {} : { "accept-language": language };
    expect(await read(await raw(address(checkSession), { headers }))).toEqual({ status: 401, sentence });
  });

  it("is a plain 500 when something breaks; what broke is logged and never told", async () => {
    const { raw, world } = await askAs("creator");
    world.ports.sessions.find = () => Promise.reject(new Error("connect ECONNREFUSED 10.0.0.7:5432 secret"));
    const { status, sentence } = await read(await raw(address(checkSession)));
    expect(status).toBe(500);
    expect(sentence).toBe("Something went wrong on our side. Try again in a moment.");
    expect(world.remarks).toEqual([
      { level: "error", event: "call failed", facts: { call: "checkSession", cause: expect.any(Error) } },
    ]);
  });

  it("is a plain 500 even when what was thrown is no error", async () => {
    const { raw, world } = await askAs("creator");
    world.ports.sessions.find = () => Promise.reject("text");
    expect((await read(await raw(address(checkSession)))).status).toBe(500);
  });

  it("logs no password, token or card", async () => {
    const { ask, raw, token, world } = await askAs("unsubscribed");
    await raw(address(register), json(examples.register.body));
    await ask(calls.createSetupIntent, {});
    await ask(calls.savePaymentMethod, { body: { paymentMethodId: "pm_sandbox_visa_abcd" } });
    await ask(calls.confirmSubscription, { body: { planId: "plan_weekly" } });
    const log = JSON.stringify(world.remarks);
    expect(log).toContain("subscription started");
    expect(log).not.toContain(examples.register.body.password);
    expect(log).not.toContain(token);
    expect(log).not.toContain("pm_sandbox");
  });
});
