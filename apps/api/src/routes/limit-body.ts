/** Returns the request with a size limit on its body: reading more than `maxBytes` fails with the given error. */
export function limitBody(request: Request, maxBytes: number, tooLarge: () => Error): Request | Response {
  // Some browsers don't expose a request's body as a stream.
  if (!request.body) return request;
  let bytes = 0;
  const counter = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform: (part, controller) => {
      bytes += part.byteLength;
      if (bytes > maxBytes) controller.error(tooLarge());
      else controller.enqueue(part);
    },
  });
  const type = request.headers.get("content-type") ?? "";
  return new Response(request.body.pipeThrough(counter), { headers: { "content-type": type } });
}
