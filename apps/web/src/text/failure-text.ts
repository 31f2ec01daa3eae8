import { CallFailed } from "@trellis/contract/call-failed";
import i18next from "i18next";

/** The sentence for a failed call: the server's own, else one about the connection, else `otherwise` where the call has one (spec §8). */
export function failureText(failure: unknown, otherwise?: string): string {
  const { t } = i18next;
  if (!(failure instanceof CallFailed)) return otherwise ?? t("failure.unknown");
  if (failure.serverMessage) return failure.serverMessage;
  if (failure.reason === "network" || failure.reason === "timeout") return t(`failure.${failure.reason}`);
  if (otherwise !== undefined) return otherwise;
  return failure.status && failure.status >= 500 ? t("failure.server") : t("failure.unknown");
}
