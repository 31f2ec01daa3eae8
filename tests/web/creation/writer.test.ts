import { describe, expect, it } from "vitest";
import { createWriter, type WriterPorts } from "../../../apps/web/src/features/creation/create-writer.ts";
import { type ContentOrder, emptyForm } from "../../../apps/web/src/features/creation/creation-form.ts";

const form = { ...emptyForm, topic: "rye bread", audience: "night owls" };
const idea = { id: "1", title: "Why bread sinks", category: "", engagement: "", trending: false };

/** Creates a writer with a filled-in form, and records its requests and reports. */
function writerWith(write: WriterPorts["write"]) {
  const orders: ContentOrder[] = [];
  const reports: unknown[] = [];
  const writer = createWriter({
    write: (order, ...others) => {
      orders.push(order);
      return write(order, ...others);
    },
    onReady: (tool) => void reports.push(tool),
    onFailure: (failure) => void reports.push(failure),
  });
  writer.change(form);
  return { writer, orders, reports, draft: () => writer.read().drafts.caption };
}
const replies = (content: string) => () => Promise.resolve({ content, contentIdeas: [idea], writtenBy: "m-1" });
const writing = (text: string) => ({ tool: "caption", platform: "Instagram", text }) as const;

describe("a writer", () => {
  it("keeps the form and stores the draft and ideas that it receives", async () => {
    const { writer, draft, reports } = writerWith(replies("Bake at night."));
    await writer.generate();
    expect(writer.read()).toMatchObject({ form, ideas: [idea], isWriting: false });
    expect(draft()).toEqual({ is: "ready", writing: { ...writing("Bake at night."), author: "m-1" } });
    expect(reports).toEqual(["caption"]);
  });

  it("sends one request at a time", async () => {
    const gate = Promise.withResolvers<Awaited<ReturnType<WriterPorts["write"]>>>();
    const { writer, orders, draft } = writerWith(() => gate.promise);
    const first = writer.generate();
    await writer.generate();
    expect(orders).toEqual([form]);
    expect(draft()).toEqual({ is: "writing", text: "" });
    gate.resolve(await replies("Bread")());
    await first;
    expect(writer.read().isWriting).toBe(false);
  });

  it("repeats or continues a draft with its original request, even if the form has changed", async () => {
    const { writer, orders } = writerWith(replies("Bake"));
    await writer.generate();
    writer.change({ ...form, topic: "soup", platform: "TikTok" });
    await writer.repeat(writing("Bake"));
    await writer.resume(writing("Bake"));
    expect(orders).toEqual([form, form, { ...form, beginning: "Bake" }]);
  });

  it("keeps the text that arrived before a failure or a stop, and reports only the failure", async () => {
    const failure = new Error("lost");
    const { writer, draft, reports } = writerWith((_order, onText, signal) => {
      onText("Bake ");
      return signal.aborted ? Promise.reject(failure) : new Promise((_, reject) => rejectOn(signal, reject));
    });
    const rejectOn = (signal: AbortSignal, reject: (reason: unknown) => void) =>
      signal.addEventListener("abort", () => reject(failure));
    const pending = writer.generate();
    expect(draft()).toEqual({ is: "writing", text: "Bake " });
    writer.stop();
    await pending;
    expect(draft()).toEqual({ is: "ready", writing: { ...writing("Bake "), cut: "stopped" } });
    expect(reports).toEqual([]);
    const broken = writerWith((_order, onText) => {
      onText("Bake ");
      return Promise.reject(failure);
    });
    await broken.writer.generate();
    expect(broken.draft()).toEqual({ is: "ready", writing: { ...writing("Bake "), cut: "interrupted" } });
    expect(broken.reports).toEqual([failure]);
  });

  it("marks content that reached the maximum length, keeps the previous ideas and does not report it as ready", async () => {
    const finishes = [undefined, "length"];
    const { writer, draft, reports } = writerWith(async () => {
      const finish = finishes.shift();
      return { ...(await replies("Bake")()), ...(finish && { finish, contentIdeas: [] }) };
    });
    await writer.generate();
    await writer.generate();
    expect(draft()).toEqual({ is: "ready", writing: { ...writing("Bake"), author: "m-1", cut: "interrupted" } });
    expect(writer.read().ideas).toEqual([idea]);
    expect(reports).toEqual(["caption"]);
  });

  it("has no draft after a request that fails or is stopped before the first word", async () => {
    const { writer, draft } = writerWith(() => Promise.reject(new Error("lost")));
    await writer.generate();
    expect(draft()).toEqual({ is: "failed" });
    const pending = writer.generate();
    writer.stop();
    await pending;
    expect(draft()).toEqual({ is: "idle" });
  });

  it("keeps a draft if another version fails before its first word", async () => {
    const failure = new Error("lost");
    const { writer, draft, reports } = writerWith(() => Promise.reject(failure));
    await writer.repeat(writing("Bake"));
    expect(draft()).toEqual({ is: "ready", writing: writing("Bake") });
    expect(reports).toEqual([failure]);
  });

  it("forgets everything on reset and ignores a reply that arrives later", async () => {
    const gate = Promise.withResolvers<Awaited<ReturnType<WriterPorts["write"]>>>();
    const signals: AbortSignal[] = [];
    const { writer, reports } = writerWith((_order, _onText, signal) => {
      signals.push(signal);
      return gate.promise;
    });
    const pending = writer.generate();
    writer.reset();
    expect(signals[0]?.aborted).toBe(true);
    gate.resolve(await replies("Bread")());
    await pending;
    expect(writer.read()).toEqual({ form: emptyForm, drafts: {}, ideas: [], isWriting: false });
    expect(reports).toEqual([]);
  });
});
