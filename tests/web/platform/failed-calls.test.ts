import type { Call } from "@trellis/contract/call";
import { type CallName, calls } from "@trellis/contract/calls";
import type { CallInput } from "@trellis/contract/client";
import { examples } from "@trellis/contract/examples";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { startTexts } from "../../../apps/web/src/text/i18n.ts";
import { fakeStorage } from "../fake-storage.ts";

const respond = vi.fn<(request: Request) => Promise<Response>>();
vi.stubGlobal("location", { origin: "http://trellis.example" });
vi.stubGlobal("document", { documentElement: { lang: "en" } });
vi.stubGlobal("fetch", respond);
vi.stubGlobal("localStorage", fakeStorage());
const { api } = await import("../../../apps/web/src/platform/api.ts");
const { token } = await import("../../../apps/web/src/platform/token.ts");
const { failureText } = await import("../../../apps/web/src/text/failure-text.ts");

beforeAll(() => startTexts("en"));
beforeEach(() => token.write("t"));
afterAll(() => vi.unstubAllGlobals());

/** Makes a call with the contract's example input and returns why it failed. */
async function failureOf(name: CallName, reply: () => Promise<Response>): Promise<unknown> {
  respond.mockImplementation(reply);
  const call: Call = calls[name];
  const { body, query } = examples[name];
  return api(call, { body, query } as CallInput<Call>).catch((failure: unknown) => failure);
}
const json = (status: number, body: object) => () => Promise.resolve(Response.json(body, { status }));

const refusalFields = [
  ["ERR-04", "listPlans", "message"],
  ["ERR-04", "createSetupIntent", "message"],
  ["ERR-04", "confirmSubscription", "message"],
  ["ERR-05", "savePaymentMethod", "error"],
  ["ERR-06", "saveOnboarding", "error"],
  ["ERR-06", "generateRoadmap", "error"],
  ["ERR-06", "updateTaskStatus", "error"],
  ["ERR-06", "generateContent", "error"],
  ["ERR-06", "youtubeAuth", "error"],
  ["ERR-06", "disconnectYoutube", "error"],
  ["ERR-06", "youtubeAnalytics", "error"],
] as const;

it.each(refusalFields)("%s %s shows the %s field of a refusal first", async (_id, name, field) => {
  const body = { error: "The error.", message: "The message." };
  expect(failureText(await failureOf(name, json(500, body)))).toBe(body[field]);
  expect(failureText(await failureOf(name, json(500, { message: "The message." })))).toBe("The message.");
  expect(failureText(await failureOf(name, json(500, {})))).toMatch(/^\p{L}.+\.$/u);
});

it.each([400, 402, 403, 404, 405, 409, 410, 413, 418, 422, 429, 500, 501, 502, 503, 504])(
  "ERR-12 a reply with status %i and an HTML page has a readable message",
  async (status) => {
    const failure = await failureOf("generateRoadmap", () =>
      Promise.resolve(new Response("<h1>Oops</h1>", { status })),
    );
    expect(failureText(failure)).toMatch(/^\p{L}.+\.$/u);
  },
);

it("ERR-12 a reply that can’t be parsed has a readable message", async () => {
  const failure = await failureOf("generateRoadmap", () => Promise.resolve(new Response("<h1>Hello</h1>")));
  expect(failureText(failure)).toMatch(/^\p{L}.+\.$/u);
});
