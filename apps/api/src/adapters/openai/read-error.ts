import { APIConnectionError, APIConnectionTimeoutError, APIError } from "openai";
import { abortError, type Feature, ModelError } from "./model-error.ts";

/** How servers word that they don't support something. */
const complaints: Readonly<Record<Feature, RegExp>> = {
  max_tokens: /max_completion_tokens/i,
  stream_options: /stream_options/i,
  temperature: /temperature[^]*(?:unsupported|not support|only the default)|unsupported[^]*temperature/i,
  tools:
    /(?:not support|unsupported)[^]*\btool|\bsupport[^.]*\btool|\btools?\b[^]*(?:not support|unsupported|requires)/i,
};
const features = Object.keys(complaints) as Feature[];

/** Returns the waiting time in `retry-after-ms` (milliseconds) or `retry-after` (seconds or a date). */
function retryAfterOf(headers: Headers | undefined, now: Date): number | undefined {
  const exact = Number.parseFloat(headers?.get("retry-after-ms") ?? "");
  if (exact >= 0 && Number.isFinite(exact)) return exact;
  const written = headers?.get("retry-after") ?? "";
  if (/^\d+(?:\.\d+)?$/.test(written)) return Number(written) * 1_000;
  const date = Date.parse(written);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now.getTime());
}

/** Returns what the server rejected. For missing tools, some servers reply 404, 500 or 501. */
function unsupportedBy(status: number, message: string, hadTools: boolean): Feature[] {
  if (status === 400 || status === 422) return features.filter((each) => complaints[each].test(message));
  return hadTools && [404, 500, 501].includes(status) && complaints.tools.test(message) ? ["tools"] : [];
}

/** The request that failed, and when. */
interface Failed {
  signal: AbortSignal;
  now: Date;
  hadTools: boolean;
}

/** Converts an error of the client. */
export function readError(cause: unknown, { signal, now, hadTools }: Failed): ModelError {
  if (cause instanceof ModelError) return cause;
  if (signal.aborted) return abortError(signal);
  if (cause instanceof APIConnectionTimeoutError) return new ModelError("timeout");
  if (cause instanceof APIConnectionError) return new ModelError("unreachable");
  if (!(cause instanceof APIError) || typeof cause.status !== "number") return new ModelError("cutOff");
  const { status, message, headers } = cause;
  return new ModelError("status", {
    status,
    retryAfterMs: retryAfterOf(headers instanceof Headers ? headers : undefined, now),
    unsupported: unsupportedBy(status, message, hadTools),
  });
}
