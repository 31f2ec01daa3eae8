import { CallFailed } from "@trellis/contract/call-failed";
import type { TFunction } from "i18next";
import { failureText } from "../../text/failure-text.ts";

/** Returns the server's error message, else a message about the connection, else a generic message (spec §8). */
export function contentFailureText(failure: unknown, t: TFunction<"creation">): string {
  const hasMessage =
    failure instanceof CallFailed &&
    (failure.serverMessage || failure.reason === "network" || failure.reason === "timeout");
  return hasMessage ? failureText(failure) : t("failed.reason");
}
