import { CallFailed, isNotOffered } from "@trellis/contract/call-failed";
import type { TFunction } from "i18next";
import { ChatUnconfigured } from "../../platform/chat.ts";
import { failureText } from "../../text/failure-text.ts";

/** Returns `error.message` from the response body of an OpenAI-compatible service. */
function messageIn(body: unknown): string | undefined {
  const { error } = Object(body) as { error?: unknown };
  const { message } = Object(error) as { message?: unknown };
  return typeof message === "string" && message.trim() !== "" ? message : undefined;
}

/** Returns the error message for a failed question (spec §8). Messages from our own server are shown unchanged (docs/decisions/0036). */
export function chatFailureText(failure: unknown, t: TFunction<"chat">): string {
  // The message is the same for a server without an assistant and a build without a key.
  if (failure instanceof ChatUnconfigured || isNotOffered(failure)) return t("failure.noKey");
  if (!(failure instanceof CallFailed) || failure.reason !== "refused") return failureText(failure);
  const message = messageIn(failure.body);
  if (!message && failure.serverMessage) return failure.serverMessage;
  return t("failure.service", { message: message ?? t("failure.unknown") });
}
