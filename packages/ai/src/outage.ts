import type { ModelError } from "./model-error.ts";

/** Advice for operators by response status. */
const advice: Readonly<Record<number, string>> = {
  401: "the provider rejects the key: check AI_API_KEY",
  402: "the provider's account has no credit left",
  403: "the provider denies access: check AI_API_KEY and AI_MODEL",
  404: "the provider has no such address or model: check AI_BASE_URL and AI_MODEL",
  405: "this is not the address of an API: check AI_BASE_URL",
  410: "the provider no longer has this address or model: check AI_BASE_URL and AI_MODEL",
  429: "the provider limits the number of requests",
};

/** Redirects are not followed. */
const isRedirect = (status: number): boolean => status >= 300 && status < 400;

/** Whether the provider or the settings are at fault. A rejected request does not count, because the next one may succeed. */
export const isOutage = ({ failure, status = 0, isRejection }: ModelError): boolean =>
  failure === "status"
    ? !isRejection && (status in advice || isRedirect(status) || status >= 500)
    : ["cutOff", "foreign", "timeout", "unreachable"].includes(failure);

/** Returns the advice that is logged for a failure. */
export function adviceFor({ failure, status = 0 }: ModelError): string {
  if (failure === "foreign") return "the replies are not from an OpenAI-compatible API: check AI_BASE_URL";
  if (failure === "unreachable") return "the provider can't be reached: check AI_BASE_URL and the network";
  if (isRedirect(status)) return "the address redirects to another one: set AI_BASE_URL to the final address";
  return advice[status] ?? "the provider does not answer as it should";
}
