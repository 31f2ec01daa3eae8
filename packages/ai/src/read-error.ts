import { APIConnectionError, APIConnectionTimeoutError } from "openai";
import * as v from "valibot";
import { abortError, type Feature, ModelError } from "./model-error.ts";

/** Converts an error of the official client. */
export function readError(cause: unknown, signal: AbortSignal): ModelError {
  if (cause instanceof ModelError) return cause;
  if (signal.aborted) return abortError(signal);
  if (!(cause instanceof APIConnectionError)) return new ModelError("cutOff");
  if (cause.cause instanceof ModelError) return cause.cause;
  return new ModelError(cause instanceof APIConnectionTimeoutError ? "timeout" : "unreachable");
}

/** A reply whose status is an error. */
interface ErrorReply {
  status: number;
  headers: Headers;
  text: string;
}

/** The wording that servers use to reject a feature. */
const complaints: Readonly<Record<Feature, RegExp>> = {
  max_tokens: /\buse\W+max_completion_tokens|max_tokens\W+(?:is|are) (?:not supported|unsupported|deprecated)/i,
  stream_options: /stream_options/i,
  system:
    /system (?:role|message|prompt)s? (?:is |are )?not supported|not support\W+system\b|developer instruction is not enabled/i,
  temperature: /temperature[^]*(?:unsupported|not support|only the default)|unsupported[^]*temperature/i,
  tools:
    /(?:not support|unsupported)[^]*\btool|\bsupport[^.]*\btool|\btools?\b[^]*(?:not support|unsupported|requires)/i,
};
const features = Object.keys(complaints) as Feature[];

/** Error codes for prompts that the provider refuses to answer. */
const refusal = /content_(?:filter|policy)|ResponsibleAI|invalid_prompt|inspection_failed|moderation/i;
const tooLong =
  /context_length_exceeded|exceed_context_size|string_above_max_length|context (?:length|size|window)|prompt is too long|too large for model|reduce the length/i;
const noCredit = /insufficient_quota|billing/;
/** Error codes for a malformed reply of the model that the provider detected. */
const wrongReply = /json_validate_failed|tool_use_failed/;
/** Matches the message of a 404 that rejects a part of the request, not the address. */
const missingPart = /support|parameter|response_format|\btools?\b/i;

/** Converts an error reply to an error that omits the text of the reply. */
export function readErrorReply({ status, headers, text }: ErrorReply, now: Date): ModelError {
  const { codes, message } = detailsIn(text);
  if (refusal.test(codes) || (status === 403 && /moderation|flagged/i.test(message)))
    return new ModelError("refused", { status });
  if (status === 413 || ([400, 422, 500].includes(status) && tooLong.test(`${codes} ${message}`)))
    return new ModelError("tooLong", { status, maximum: roomIn(message) });
  if (wrongReply.test(codes)) return new ModelError("unusable", { status });
  const maximum = status === 400 || status === 422 ? limitIn(message) : undefined;
  const unsupported = unsupportedBy(status, message);
  return new ModelError("status", {
    // Some providers report missing credit as 429, although waiting does not help.
    status: noCredit.test(codes) ? 402 : status,
    retryAfterMs: retryAfterOf(headers, now),
    maximum,
    unsupported,
    isRejection:
      [400, 415, 422, 501].includes(status) || unsupported.length > 0 || (status === 404 && missingPart.test(message)),
  });
}

const words = v.pipe(
  v.optional(v.unknown(), ""),
  v.transform((value) => (typeof value === "string" ? value : JSON.stringify(value))),
);
const details = v.object({ code: words, type: words, innererror: words, message: words, detail: words });
/** OpenAI's format, and those of servers that leave out the outer object or send only a string. */
const errorBody = v.union([
  v.pipe(
    v.object({ error: details }),
    v.transform(({ error }) => error),
  ),
  v.pipe(
    v.object({ error: v.string() }),
    v.transform(({ error }) => v.parse(details, { message: error })),
  ),
  details,
]);

/** Returns the codes and the message of an error; both are empty for an HTML page. */
function detailsIn(text: string): { codes: string; message: string } {
  const { success, output } = v.safeParse(errorBody, parsed(text));
  if (!success) return { codes: "", message: text.trimStart().startsWith("<") ? "" : text };
  const { code, type, innererror, message, detail } = output;
  return { codes: `${code} ${type} ${innererror}`, message: `${message} ${detail}` };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns what the server rejected. For missing tools, some servers reply with 404, 500 or 501. */
function unsupportedBy(status: number, message: string): Feature[] {
  if (status === 400 || status === 422) return features.filter((each) => complaints[each].test(message));
  return [404, 500, 501].includes(status) && complaints.tools.test(message) ? ["tools"] : [];
}

/** Returns the maximum number of answer tokens, if the message contains it. */
function limitIn(message: string): number | undefined {
  if (!/max_(?:completion_)?tokens/.test(message)) return undefined;
  const [, limit] = /(?:at most|less than or equal to|\[1,|\d >)[\s`']*(\d+)/.exec(message) ?? [];
  return limit === undefined ? undefined : Number(limit);
}

/** Returns the number of tokens that the prompt leaves for the answer, if the message reveals it. */
function roomIn(message: string): number | undefined {
  const [, all] = /context (?:length|size|window)\D{0,20}(\d+)/i.exec(message) ?? [];
  const [, prompt] = /(\d+) (?:in the messages|input tokens|of text input)/.exec(message) ?? [];
  return all === undefined || prompt === undefined ? undefined : Number(all) - Number(prompt);
}

/** Returns the waiting time in `retry-after-ms` (milliseconds) or `retry-after` (seconds or a date). */
function retryAfterOf(headers: Headers, now: Date): number | undefined {
  const exact = Number.parseFloat(headers.get("retry-after-ms") ?? "");
  if (exact >= 0 && Number.isFinite(exact)) return exact;
  const written = headers.get("retry-after") ?? "";
  if (/^\d+(?:\.\d+)?$/.test(written)) return Number(written) * 1_000;
  const date = Date.parse(written);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now.getTime());
}
