import type { Transport } from "./as-user.ts";

/** Large files take long on slow connections. */
const timeoutMs = 5 * 60_000;

/** Sends a call with XMLHttpRequest, because only it reports upload progress (0 to 100). */
export const uploadTransport = (onProgress: (percent: number) => void): Transport => ({
  timeoutMs,
  fetch: async (request) => {
    const body = await request.blob();
    return new Promise((resolve, reject) => {
      const xhr = new XMLHttpRequest();
      xhr.open(request.method, request.url);
      for (const [name, value] of request.headers) xhr.setRequestHeader(name, value);
      xhr.upload.addEventListener("progress", ({ lengthComputable, loaded, total }) => {
        if (lengthComputable) onProgress(Math.round((100 * loaded) / total));
      });
      xhr.addEventListener("load", () => resolve(new Response(xhr.responseText || null, { status: xhr.status })));
      xhr.addEventListener("error", () => reject(new TypeError("The connection was lost.")));
      xhr.addEventListener("abort", () => reject(request.signal.reason as Error));
      request.signal.addEventListener("abort", () => xhr.abort());
      xhr.send(body);
    });
  },
});

/** Returns a data URL of an image file. Rejects if the file can’t be read. */
export const previewOf = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    // The content security policy blocks object URLs, so use a data URL.
    reader.addEventListener("load", () => resolve(reader.result as string));
    reader.addEventListener("error", () => reject(reader.error ?? new Error("The file can’t be read.")));
    reader.readAsDataURL(file);
  });
