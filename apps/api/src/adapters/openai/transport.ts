import { ModelError } from "./model-error.ts";
import { readErrorReply } from "./read-error.ts";

/** The most bytes that are read from a reply. An event stream takes some hundred bytes for each word. */
const maximums = { whole: 1_000_000, stream: 16_000_000, error: 64_000 };

/**
 * Returns the `fetch` of the client. It stops reading replies that are too long and rejects with a `ModelError` if the
 * server reports an error: the official client drops messages that are not in OpenAI's format.
 */
export const createTransport =
  (now: () => Date) =>
  async (url: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const response = await fetch(url, init);
    if (!response.ok) {
      const text = await bounded(response, maximums.error)
        .text()
        .catch(() => "");
      throw readErrorReply({ status: response.status, headers: response.headers, text }, now());
    }
    const isStream = response.headers.get("content-type")?.includes("text/event-stream");
    return bounded(response, isStream ? maximums.stream : maximums.whole);
  };

/** Returns a response whose body fails as soon as it is longer than `maximum` bytes. */
function bounded({ body, status, statusText, headers }: Response, maximum: number): Response {
  let length = 0;
  const counted = body?.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(part, controller) {
        length += part.byteLength;
        if (length > maximum) controller.error(new ModelError("unusable"));
        else controller.enqueue(part);
      },
    }),
  );
  return new Response(counted ?? null, { status, statusText, headers });
}
