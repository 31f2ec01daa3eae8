import { refuse, Refusal } from "../refuse.ts";
import { counted } from "./counted.ts";

/** Largest body in bytes, unless the call allows more. */
const usualMaximum = 65_536;

const tooLarge = () => refuse(413, (say) => say.tooLarge);

/**
 * The JSON in a request's body. A declared length is trusted (the listening server enforces it), which keeps the
 * fast path of the server's own request; only bodies of undeclared length are counted as they come.
 */
export async function readBody(request: Request, bodyMaximum: number = usualMaximum): Promise<unknown> {
  const type = request.headers.get("content-type");
  if (!type || !/^application\/json\s*(;|$)/i.test(type)) throw refuse(415, (say) => say.wrongType);
  const declared = request.headers.get("content-length");
  if (declared !== null && Number(declared) > bodyMaximum) throw tooLarge();
  try {
    const text = declared === null ? await counted(request, bodyMaximum, tooLarge).text() : await request.text();
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
