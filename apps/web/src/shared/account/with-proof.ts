import { CallFailed } from "@trellis/contract/call-failed";

/**
 * Runs an action. If the server requires a recent proof of identity for it, asks the user for the proof and repeats the
 * action. Returns `undefined` if the user cancels.
 */
export type WithProof = <T>(action: () => Promise<T>) => Promise<T | undefined>;

/** Proves the user’s identity. Returns `false` if it has already shown a failure as a toast, and rejects with other failures. */
export type Prove = () => Promise<boolean>;

/** Returns the field that the server’s error names, if it is one of `fields`. */
export function fieldOf<Field extends string>(failure: unknown, fields: readonly Field[]): Field | undefined {
  const body = failure instanceof CallFailed ? failure.body : undefined;
  const named = typeof body === "object" && body !== null && "field" in body ? body.field : undefined;
  return fields.find((field) => field === named);
}
