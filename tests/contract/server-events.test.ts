import { eventText, readEvents, type ServerEvent } from "@trellis/contract/server-events";
import { describe, expect, it } from "vitest";

/** Reads events from the bytes of a string, delivered in pieces of `size` bytes. */
async function eventsIn(text: string, size: number) {
  const bytes = new TextEncoder().encode(text);
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size));
      controller.close();
    },
  });
  const events: ServerEvent[] = [];
  await readEvents(body, (event) => void events.push(event));
  return events;
}

describe("a server-sent event", () => {
  it.each([1, 2, 3, 1000])("is read from pieces of %i bytes, without comments and incomplete events", async (size) => {
    const text = `: hello\n\n${eventText('{"a":"é🌱"}', "text")}data: one\r\ndata: two\r\n\r\n${eventText("[DONE]")}data: half`;
    expect(await eventsIn(text, size)).toEqual([
      { name: "text", data: '{"a":"é🌱"}' },
      { name: "message", data: "one\ntwo" },
      { name: "message", data: "[DONE]" },
    ]);
  });

  it("has its stream canceled when the reader throws or aborts", async () => {
    const canceled: unknown[] = [];
    const endless = () =>
      new ReadableStream<Uint8Array>({
        pull: (controller) => controller.enqueue(new TextEncoder().encode(eventText("1"))),
        cancel: (reason) => void canceled.push(reason),
      });
    const failure = new Error("enough");
    const enough = () => {
      throw failure;
    };
    await expect(readEvents(endless(), enough)).rejects.toBe(failure);
    const leaving = new AbortController();
    await expect(readEvents(endless(), () => leaving.abort(failure), leaving.signal)).rejects.toBe(failure);
    expect(canceled).toEqual([failure, failure]);
  });
});
