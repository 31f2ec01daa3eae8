import type { Transport } from "./api.ts";

/** A large file on a slow line takes its time, which is no silence. */
const timeoutMs = 5 * 60_000;

/** Carries a call and tells how much of it has gone, in percent: XMLHttpRequest alone knows. */
export const uploadTransport = (onProgress: (percent: number) => void): Transport => ({
  timeoutMs,
  fetch: async (request) => {
    const body = await request.blob();
    return new Promise((answer, fail) => {
      const line = new XMLHttpRequest();
      line.open(request.method, request.url);
      for (const [name, value] of request.headers) line.setRequestHeader(name, value);
      line.upload.addEventListener("progress", ({ lengthComputable, loaded, total }) => {
        if (lengthComputable) onProgress(Math.round((100 * loaded) / total));
      });
      line.addEventListener("load", () => answer(new Response(line.responseText || null, { status: line.status })));
      line.addEventListener("error", () => fail(new TypeError("The line dropped.")));
      line.addEventListener("abort", () => fail(request.signal.reason as Error));
      request.signal.addEventListener("abort", () => line.abort());
      line.send(body);
    });
  },
});
