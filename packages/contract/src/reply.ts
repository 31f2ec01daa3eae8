import { type InferOutput, safeParse } from "valibot";
import type { Call, ErrorField } from "./call.ts";
import { CallFailed } from "./call-failed.ts";
import { parseJson } from "./parse-json.ts";

/** The parsed reply of a call. */
export type CallReply<C extends Call> = InferOutput<C["reply"]>;

/**
 * Parses the reply to a call. A success without a JSON object, such as a 204 or the body "OK", counts as an empty
 * object, so it is rejected only if the call needs a field.
 * @throws {CallFailed} on an error status or an invalid body.
 */
export function replyOf<C extends Call>(call: C, response: Response, text: string): CallReply<C> {
  const body = parseJson(text);
  if (!response.ok) {
    const { status } = response;
    if (isUnknownTo(call, status, body))
      throw new CallFailed(call.name, "refused", { status, body, isNotOffered: true });
    throw new CallFailed(call.name, "refused", { status, serverMessage: errorMessage(body, call.errorField), body });
  }
  const reply = safeParse(call.reply, hasFields(body) || isBroken(text) ? body : {});
  if (!reply.success) {
    const mayHaveWorked = call.method !== "GET";
    throw new CallFailed(call.name, "unreadable", {
      status: response.status,
      body,
      mayHaveWorked,
      cause: reply.issues,
    });
  }
  return reply.output;
}

/** Whether the server doesn't implement an optional call. A 404 with a code means that the call found nothing. */
const isUnknownTo = ({ isExtra }: Call, status: number, body: unknown): boolean =>
  isExtra === true && [404, 405, 501].includes(status) && !(hasFields(body) && Object.hasOwn(Object(body), "code"));

const hasFields = (body: unknown): boolean => typeof body === "object" && body !== null;

/** Whether a body looks like truncated JSON, as after a lost connection, or like a proxy's HTML page. */
const isBroken = (text: string): boolean => /^\s*[{[<]/.test(text);

/** Returns the message of an error reply, from the declared field or else from the other field (spec §8). */
function errorMessage(body: unknown, field: ErrorField): string | undefined {
  if (typeof body !== "object" || body === null) return undefined;
  const fields = new Map<string, unknown>(Object.entries(body));
  return [field, "error", "message"]
    .map((name) => fields.get(name))
    .find((text): text is string => typeof text === "string" && text.trim() !== "");
}
