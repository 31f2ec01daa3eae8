import type { Call } from "@trellis/contract/call";
import { subscriptionRequired } from "@trellis/contract/refusal-codes";
import type { CallName } from "@trellis/contract/calls";
import { operations } from "./operations.ts";
import type { JsonSchema } from "./schemas.ts";

/** The description of each error status. */
const errors: Readonly<Record<number, string>> = {
  400: "The request is not valid; the message says what to change.",
  401: "There is no session, or it has ended.",
  402: `A running subscription is required (with the code ${subscriptionRequired}), or the card was declined.`,
  403: "Not allowed, or a recent proof of identity is required (with the code proofRequired).",
  404: "The item does not exist.",
  409: "The call conflicts with the current state; the message or the code gives the reason.",
  413: "The body is too large.",
  415: "The body has the wrong content type, or the file is not a picture.",
  429: "Too many requests; Retry-After says how many seconds to wait.",
  500: "An unexpected error.",
  502: "A provider, such as the card provider or the AI model, failed.",
  503: "The server is temporarily unavailable; Retry-After says how many seconds to wait.",
};

export const responseName = (status: number): string => `Error${status}`;
const retryAfter = { description: "Seconds to wait.", schema: { type: "integer", minimum: 0 } };

/** Returns the error responses by name. */
export const errorResponses = () =>
  Object.fromEntries(
    Object.entries(errors).map(([status, description]) => [
      responseName(Number(status)),
      {
        description,
        ...((status === "429" || status === "503") && { headers: { "Retry-After": retryAfter } }),
        content: { "application/json": { schema: { $ref: "#/components/schemas/ErrorReply" } } },
      },
    ]),
  );

/** The body of an error. */
export const errorSchema: JsonSchema = {
  type: "object",
  description: "Both texts are the same: the message for the user, in the language of Accept-Language.",
  properties: {
    error: { type: "string" },
    message: { type: "string" },
    code: { type: "string", description: "The machine-readable reason, if the status is ambiguous." },
    field: { type: "string", description: "The field of the body that the message is about." },
  },
  required: ["error", "message"],
};

/** Returns the error statuses of a call, in ascending order. */
export function errorsOf(name: CallName, call: Call): number[] {
  const found = new Set<number>([500, 503, ...(operations[name].errors ?? [])]);
  if (call.body ?? call.query) found.add(400);
  if (call.body) found.add(413).add(415);
  if (call.access !== "public") found.add(401);
  if (call.access === "subscription") found.add(402);
  return [...found].toSorted((a, b) => a - b);
}
