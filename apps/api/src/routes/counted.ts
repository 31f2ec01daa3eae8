/** A request whose body is counted as it comes: reading it fails, and listening stops, once it is longer than `most` bytes. */
export function counted(request: Request, most: number, tooLarge: () => Error): Request | Response {
  // Not every browser shows a request's body as a stream.
  if (!request.body) return request;
  let bytes = 0;
  const counter = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform: (part, controller) => {
      bytes += part.byteLength;
      if (bytes > most) controller.error(tooLarge());
      else controller.enqueue(part);
    },
  });
  const type = request.headers.get("content-type") ?? "";
  return new Response(request.body.pipeThrough(counter), { headers: { "content-type": type } });
}
