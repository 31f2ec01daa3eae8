import { logIn, register } from "@trellis/contract/account";
import type { Call } from "@trellis/contract/call";
import { calls } from "@trellis/contract/calls";
import { examples } from "@trellis/contract/examples";
import { saveOnboarding } from "@trellis/contract/onboarding";
import { updateTaskStatus } from "@trellis/contract/roadmap";
import { savePaymentMethod } from "@trellis/contract/card-setup";
import { describe, expect, it } from "vitest";
import { address, createClient, json } from "./test-client.ts";
import { readError } from "./read-error.ts";

describe("the server", () => {
  const withBody = (Object.values(calls) as Call[]).filter(({ body }) => body);
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

  it("API-16 sends both error and message in every error reply", async () => {
    const { raw } = await createClient("creator");
    for (const call of withBody) {
      for (const body of wrong) {
        const expected = call.encoding === "multipart" ? 415 : 400;
        expect((await readError(await raw(address(call), json(body, call.method)))).status).toBe(expected);
      }
    }
  });

  it.each(["text/plain", "multipart/form-data; boundary=x", "application/jsonp", "application/x-www-form-urlencoded"])(
    "rejects the content type %s with 415",
    async (type) => {
      const { raw } = await createClient();
      const init = { ...json({ email: "a@b.co", password: "secret-1" }), headers: { "content-type": type } };
      expect((await readError(await raw(address(logIn), init))).status).toBe(415);
    },
  );

  it("accepts a content type with a charset", async () => {
    const { raw, world } = await createClient();
    const { email, password } = world.personas.creator;
    const init = { ...json({ email, password }), headers: { "content-type": "Application/JSON; charset=utf-8" } };
    expect((await raw(address(logIn), init)).status).toBe(200);
  });

  it("rejects a body that is declared too large without reading it", async () => {
    const { raw } = await createClient();
    const headers = { "content-type": "application/json", "content-length": "65537" };
    const body = new ReadableStream(
      {
        pull: () => {
          throw new Error("was read");
        },
      },
      { highWaterMark: 0 },
    );
    expect(
      (await readError(await raw(address(register), { method: "POST", headers, body, duplex: "half" }))).status,
    ).toBe(413);
  });

  it("rejects a body of undeclared length once it is too large, and stops reading", async () => {
    const { raw } = await createClient();
    let chunks = 0;
    const body = new ReadableStream({
      pull: (controller) => {
        chunks += 1;
        controller.enqueue(new TextEncoder().encode(" ".repeat(1024)));
      },
    });
    const headers = { "content-type": "application/json" };
    expect(
      (await readError(await raw(address(register), { method: "POST", headers, body, duplex: "half" }))).status,
    ).toBe(413);
    expect(chunks).toBeLessThan(80);
  });

  it("rejects a truncated body", async () => {
    const { raw, world } = await createClient();
    const body = new ReadableStream({ pull: (controller) => controller.error(new Error("aborted")) });
    const headers = { "content-type": "application/json" };
    const answer = await raw(address(register), { method: "POST", headers, body, duplex: "half" });
    expect((await readError(answer)).status).toBe(400);
    expect(world.logs).toEqual([]);
  });

  it("reads a body in chunks that split a character", async () => {
    const { raw } = await createClient();
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
    [saveOnboarding, { ...examples.saveOnboarding.body, goal: "fame" }, "Goal"],
    [saveOnboarding, { ...examples.saveOnboarding.body, skills: [1] }, "Skills"],
    [saveOnboarding, { ...examples.saveOnboarding.body, topics: Array(51).fill("x") }, "Topics"],
    [saveOnboarding, { ...examples.saveOnboarding.body, topics: ["x".repeat(501)] }, "Topics"],
    [saveOnboarding, { ...examples.saveOnboarding.body, intrestedPlatforms: undefined }, "Interested platforms"],
    [updateTaskStatus, { week: "1", dayIndex: 0, completed: true }, "Week"],
    [updateTaskStatus, { week: 1, dayIndex: -1, completed: true }, "Task"],
    [updateTaskStatus, { week: 1, dayIndex: 0.5, completed: true }, "Task"],
    [updateTaskStatus, { week: 1, dayIndex: 0, completed: "yes" }, "Done"],
    [savePaymentMethod, { paymentMethodId: "  " }, "Card"],
  ] as const)("names the invalid field (%#)", async (call, body, field) => {
    const { raw } = await createClient("creator");
    const { status, message } = await readError(await raw(address(call), json(body, call.method)));
    expect(status).toBe(400);
    expect(message).toContain(`“${field}”`);
  });
});
