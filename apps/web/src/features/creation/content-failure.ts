import { CallFailed } from "@trellis/contract/call-failed";
import type { TFunction } from "i18next";
import { failureText } from "../../text/failure-text.ts";

/** Why nothing was written: the server's sentence, else the connection's, else that it failed (spec §8). */
export function contentFailureText(failure: unknown, t: TFunction<"creation">): string {
  const isTold =
    failure instanceof CallFailed &&
    (failure.serverMessage || failure.reason === "network" || failure.reason === "timeout");
  return isTold ? failureText(failure) : t("failed.reason");
}
