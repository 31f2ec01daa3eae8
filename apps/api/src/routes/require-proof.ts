import { proofRequired } from "@trellis/contract/refusal-codes";
import { proofMinutes } from "@trellis/contract/proof";
import { HttpError } from "../http-error.ts";

/** Throws a 403 with the code `proofRequired` unless the user has proved recently who they are. */
export function requireProof({ provedAt, now }: { provedAt: Date; now: Date }): void {
  const isRecent = now.getTime() - provedAt.getTime() < proofMinutes * 60_000;
  if (!isRecent) throw new HttpError(403, "proofRequired", undefined, proofRequired);
}
