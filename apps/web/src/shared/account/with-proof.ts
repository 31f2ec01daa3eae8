import { CallFailed } from "@trellis/contract/call-failed";

/**
 * Runs an action that may require a recent proof of identity: asks for the proof if the server does, then repeats the
 * action. Returns `undefined` if the user cancels.
 */
export type WithProof = <T>(action: () => Promise<T>) => Promise<T | undefined>;

/** Proves the user’s identity. Returns `false` on failure, after showing it. */
export type Prove = () => Promise<boolean>;

/** Returns the field that the server’s error names, if it is one of `fields`. */
export function fieldOf<Field extends string>(failure: unknown, fields: readonly Field[]): Field | undefined {
  const body = failure instanceof CallFailed ? failure.body : undefined;
  const named = typeof body === "object" && body !== null && "field" in body ? body.field : undefined;
  return fields.find((field) => field === named);
}
