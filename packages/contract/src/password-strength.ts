import { passwordMinimum } from "./fields.ts";

/** How good a password is, in words. */
export type PasswordStrength = "weak" | "medium" | "strong";

const criteria: readonly ((password: string) => boolean)[] = [
  (password) => password.length >= passwordMinimum,
  (password) => /\p{Lu}/u.test(password),
  (password) => /\p{Nd}/u.test(password),
  (password) => /[^\p{L}\p{N}]/u.test(password),
  (password) => password.length >= 12,
];

/** 20 points for each criterion met: 0 to 100 (spec §5). */
export const passwordScore = (password: string): number => 20 * criteria.filter((isMet) => isMet(password)).length;

/** Under 40 weak, under 70 medium, otherwise strong (spec §5). */
export const passwordStrength = (score: number): PasswordStrength =>
  score < 40 ? "weak" : score < 70 ? "medium" : "strong";
