import { HttpError } from "../http-error.ts";
import { limitBody } from "./limit-body.ts";

/** Default maximum size of a body, in bytes. */
const usualMaximum = 65_536;

const tooLarge = () => new HttpError(413, "tooLarge");

/**
 * Reads a JSON body. A declared length is trusted, because the HTTP server enforces it and reading without counting is
 * faster; bodies of undeclared length are counted while reading.
 */
export async function readBody(request: Request, bodyMaximum: number = usualMaximum): Promise<unknown> {
  const type = request.headers.get("content-type");
  if (!type || !/^application\/json\s*(;|$)/i.test(type)) throw new HttpError(415, "wrongType");
  const declared = request.headers.get("content-length");
  if (declared !== null && Number(declared) > bodyMaximum) throw tooLarge();
  try {
    const text = declared === null ? await limitBody(request, bodyMaximum, tooLarge).text() : await request.text();
    if (text.length > bodyMaximum) throw tooLarge();
    return unstorable.test(text) ? JSON.parse(text, storable) : JSON.parse(text);
  } catch (cause) {
    // Any other error is an aborted request or invalid JSON.
    throw cause instanceof HttpError ? cause : new HttpError(400, "notJson");
  }
}

/** Escapes of NUL and of surrogates. PostgreSQL can't store NUL and lone surrogates. */
const unstorable = /\\u(0000|d[89a-f])/i;
const storable = (_key: string, value: unknown): unknown =>
  typeof value === "string" ? value.replaceAll("\0", "").toWellFormed() : value;
