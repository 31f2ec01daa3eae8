import { refuse, Refusal } from "../refuse.ts";

/** Largest body in bytes. */
const bodyMaximum = 65_536;

const tooLarge = () => refuse(413, (say) => say.tooLarge);

/**
 * The JSON in a request's body. A declared length is trusted (the listening server enforces it), which keeps the
 * fast path of the server's own request; only bodies of undeclared length are counted as they come.
 */
export async function readBody(request: Request): Promise<unknown> {
  const type = request.headers.get("content-type");
  if (!type || !/^application\/json\s*(;|$)/i.test(type)) throw refuse(415, (say) => say.wrongType);
  const declared = request.headers.get("content-length");
  if (declared !== null && Number(declared) > bodyMaximum) throw tooLarge();
  try {
    const text = declared === null ? await readCounted(request) : await request.text();
    if (text.length > bodyMaximum) throw tooLarge();
    return unstorable.test(text) ? JSON.parse(text, storable) : JSON.parse(text);
  } catch (cause) {
    // Anything else is a body cut off on its way, or no JSON.
    throw cause instanceof Refusal ? cause : refuse(400, (say) => say.notJson);
  }
}

/** Escapes of NUL and of half a character, which no database keeps. */
const unstorable = /\\u(0000|d[89a-f])/i;
const storable = (_key: string, value: unknown): unknown =>
  typeof value === "string" ? value.replaceAll("\0", "").toWellFormed() : value;

/** Reads a body of undeclared length, and stops listening once it is too long. */
function readCounted(request: Request): Promise<string> {
  // Not every browser shows a request's body as a stream.
  if (!request.body) return request.text();
  let bytes = 0;
  const counter = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform: (part, controller) => {
      bytes += part.byteLength;
      if (bytes > bodyMaximum) controller.error(tooLarge());
      else controller.enqueue(part);
    },
  });
  return new Response(request.body.pipeThrough(counter)).text();
}
