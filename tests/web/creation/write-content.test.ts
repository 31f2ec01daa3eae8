import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { emptyForm } from "../../../apps/web/src/features/creation/creation-form.ts";

const respond = vi.fn<(request: Request) => Promise<Response>>();
const event = (name: string, data: object) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
const stream = (...events: string[]) =>
  new Response(events.join(""), { headers: { "content-type": "text/event-stream" } });

beforeEach(() => {
  vi.stubGlobal("location", { origin: "http://trellis.example" });
  vi.stubGlobal("document", { documentElement: { lang: "en" } });
  vi.stubGlobal("fetch", respond);
  vi.stubGlobal("localStorage", { getItem: () => "t" });
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
});
afterEach(() => vi.unstubAllGlobals());

/** Requests content. Returns the outcome and the parts that arrived. */
async function write(reply: Response) {
  respond.mockResolvedValue(reply);
  const { writeContent } = await import("../../../apps/web/src/features/creation/write-content.ts");
  const parts: string[] = [];
  const outcome = await writeContent(emptyForm, (part) => void parts.push(part), new AbortController().signal).catch(
    (failure: unknown) => failure,
  );
  return { outcome, parts };
}

it("passes on each part of streamed content and returns the whole reply", async () => {
  const whole = { content: "Rye bread", contentIdeas: [], writtenBy: "m-1" };
  const { outcome, parts } = await write(
    stream(event("text", { delta: "Rye " }), event("text", { delta: "bread" }), event("done", whole)),
  );
  expect(outcome).toEqual(whole);
  expect(parts).toEqual(["Rye ", "bread"]);
  expect(respond.mock.lastCall?.[0].headers.get("accept")).toBe("text/event-stream, application/json");
});

it("returns the reply of a server that does not stream", async () => {
  expect((await write(Response.json({ content: "Rye bread" }))).outcome).toMatchObject({ content: "Rye bread" });
});

it("rejects with the message of an error event", async () => {
  const { outcome } = await write(
    stream(event("text", { delta: "Rye " }), event("error", { error: "E", message: "M" })),
  );
  expect(outcome).toMatchObject({ reason: "refused", serverMessage: "E" });
});

it("rejects content that ends early and a reply of the wrong shape", async () => {
  expect((await write(stream(event("text", { delta: "Rye " })))).outcome).toMatchObject({ reason: "network" });
  expect((await write(stream(event("done", { content: 1 })))).outcome).toMatchObject({ reason: "unreadable" });
});
