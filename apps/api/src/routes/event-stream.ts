import { eventStreamType, eventText } from "@trellis/contract/server-events";
import { apiHeaders } from "@trellis/server-core/reply";

/** Keeps proxies from closing a connection on which a slow AI model has not written anything yet. */
const heartbeatMs = 15_000;

const streamHeaders = {
  ...apiHeaders,
  "content-type": `${eventStreamType}; charset=utf-8`,
  // Tells nginx and compatible proxies to pass on each event immediately.
  "x-accel-buffering": "no",
};

/** Sends an event: its data, and its name if it has one. */
export type Emit = (data: string, name?: string) => void;

/**
 * Returns a response that streams the events that `run` emits until it settles. `run` handles its own failures; its
 * signal is aborted when the client disconnects.
 */
export function eventStream(run: (emit: Emit, signal: AbortSignal) => Promise<void>): Response {
  const encoder = new TextEncoder();
  const disconnection = new AbortController();
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const write = (text: string) => {
        if (!disconnection.signal.aborted) controller.enqueue(encoder.encode(text));
      };
      const heartbeat = setInterval(() => write(": \n\n"), heartbeatMs);
      disconnection.signal.addEventListener("abort", () => clearInterval(heartbeat));
      // Not awaited: the response starts before the first event.
      void run((data, name) => write(eventText(data, name)), disconnection.signal).finally(() => {
        clearInterval(heartbeat);
        if (!disconnection.signal.aborted) controller.close();
      });
    },
    cancel: () => disconnection.abort(),
  });
  return new Response(body, { headers: streamHeaders });
}
