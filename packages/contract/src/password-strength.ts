import { passwordMinimum } from "./fields.ts";

export type PasswordStrength = "weak" | "medium" | "strong";

const criteria: readonly ((password: string) => boolean)[] = [
  (password) => password.length >= passwordMinimum,
  (password) => /\p{Lu}/u.test(password),
  (password) => /\p{Nd}/u.test(password),
  (password) => /[^\p{L}\p{N}]/u.test(password),
  (password) => password.length >= 12,
];

/** Returns a score from 0 to 100: 20 points for each criterion (spec §5). */
export const passwordScore = (password: string): number => 20 * criteria.filter((isMet) => isMet(password)).length;

/** Returns the strength that a score represents: weak below 40, medium below 70, otherwise strong (spec §5). */
export const passwordStrength = (score: number): PasswordStrength =>
  score < 40 ? "weak" : score < 70 ? "medium" : "strong";
