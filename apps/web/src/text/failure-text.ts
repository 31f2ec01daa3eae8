import { CallFailed } from "@trellis/contract/call-failed";
import i18next from "i18next";

/** Returns the server’s message for a failed call, else a message about the connection, else `fallback` (spec §8). */
export function failureText(failure: unknown, fallback?: string): string {
  const { t } = i18next;
  if (!(failure instanceof CallFailed)) return fallback ?? t("failure.unknown");
  if (failure.isNotOffered) return t("failure.notOffered");
  if (failure.serverMessage) return failure.serverMessage;
  if (failure.reason === "network" || failure.reason === "timeout") return t(`failure.${failure.reason}`);
  if (fallback !== undefined) return fallback;
  if (failure.mayHaveWorked) return t("failure.unreadable");
  return failure.status && failure.status >= 500 ? t("failure.server") : t("failure.unknown");
}
