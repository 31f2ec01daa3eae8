/** How many digits a code has (spec §5). */
export const codeLength = 6;

/** What a product may set otherwise; what it leaves out is as specified (spec §9). */
export interface Rules {
  /** The fewest characters of a new password. */
  passwordMinimum: number;
  /** How long another code has to wait after one was sent again, in seconds. */
  secondsBetweenCodes: number;
}

/** The specification's own numbers. */
export const standardRules: Rules = { passwordMinimum: 6, secondsBetweenCodes: 60 };

export type EmailProblem = "required" | "invalid";
export type CodeProblem = "required" | "notSixDigits";
/** `required` and `tooShort` are about the new password, `different` about its second entry. */
export type PasswordProblem = "required" | "tooShort" | "different";

/** Why what was typed is not taken. */
export type Problem = EmailProblem | CodeProblem | PasswordProblem;

/** A password and the same again. */
export interface Passwords {
  newPassword: string;
  confirmPassword: string;
}

/** Why this is no e-mail address, or null. Looks at its shape only; spaces around it count for nothing. */
export function emailProblem(text: string): EmailProblem | null {
  if (text.trim() === "") return "required";
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text.trim()) ? null : "invalid";
}

/** Why this is no code, or null. A leading zero is a digit like any other. */
export function codeProblem(text: string): CodeProblem | null {
  if (text.trim() === "") return "required";
  return text.length === codeLength && /^[0-9]+$/.test(text) ? null : "notSixDigits";
}

/** Why this password cannot be the new one, or null. */
export function passwordProblem(
  { newPassword, confirmPassword }: Passwords,
  minimum = standardRules.passwordMinimum,
): PasswordProblem | null {
  if (newPassword === "") return "required";
  if (newPassword.length < minimum) return "tooShort";
  return newPassword === confirmPassword ? null : "different";
}
