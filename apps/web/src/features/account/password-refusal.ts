import { CallFailed } from "@trellis/contract/call-failed";
import { type PasswordRefusalCode, passwordRefusalCodes } from "@trellis/contract/fields";

/** The server’s refusal of a password that is easy to guess: a new object each time, so that the form also reacts to a repeated refusal. */
export interface PasswordRefusal {
  /** The error of the password field. */
  issue: PasswordRefusalCode;
}

/** Returns the field error of a failed call that sent a new password; `undefined` if it failed for another reason. */
export function passwordRefusal(failure: unknown): PasswordRefusal | undefined {
  const code = failure instanceof CallFailed ? failure.code : undefined;
  const issue = passwordRefusalCodes.find((each) => each === code);
  return issue && { issue };
}
