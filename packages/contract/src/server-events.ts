/** A server-sent event. The name of an unnamed event is `message`. */
export interface ServerEvent {
  name: string;
  data: string;
}

/** The media type of a stream of server-sent events. */
export const eventStreamType = "text/event-stream";

/** Returns an event in the format of `text/event-stream`. The data must not contain line breaks; JSON never does. */
export const eventText = (data: string, name?: string): string =>
  `${name === undefined ? "" : `event: ${name}\n`}data: ${data}\n\n`;

/**
 * Passes on the events of a stream as they arrive. Comments and an incomplete last event are dropped. Rejects with the
 * stream's error, an error thrown by `onEvent` or the signal's reason, and then cancels the stream.
 */
export function readEvents(
  body: ReadableStream<Uint8Array>,
  onEvent: (event: ServerEvent) => void,
  signal?: AbortSignal,
): Promise<void> {
  const decoder = new TextDecoder();
  let rest = "";
  const parser = new WritableStream<Uint8Array>({
    write(bytes) {
      const blocks = (rest + decoder.decode(bytes, { stream: true })).split(/\r?\n\r?\n/);
      rest = blocks.pop() ?? "";
      for (const block of blocks) {
        const event = eventOf(block);
        if (event) onEvent(event);
      }
    },
  });
  return body.pipeTo(parser, signal ? { signal } : {});
}

function eventOf(block: string): ServerEvent | undefined {
  const fields = block.split(/\r?\n/).map((line) => /^(event|data): ?(.*)$/s.exec(line) ?? []);
  const valuesOf = (field: string) => fields.filter(([, name]) => name === field).map(([, , value = ""]) => value);
  const data = valuesOf("data");
  return data.length === 0 ? undefined : { name: valuesOf("event").at(-1) ?? "message", data: data.join("\n") };
}
