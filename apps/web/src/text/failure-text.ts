import { CallFailed } from "@trellis/contract/call-failed";
import i18next from "i18next";

/** The sentence for a failed call: the server's own, else one about the connection (spec §8). */
export function failureText(failure: unknown): string {
  const { t } = i18next;
  if (!(failure instanceof CallFailed)) return t("failure.unknown");
  if (failure.said) return failure.said;
  if (failure.reason === "network" || failure.reason === "timeout") return t(`failure.${failure.reason}`);
  return failure.status && failure.status >= 500 ? t("failure.server") : t("failure.unknown");
}
