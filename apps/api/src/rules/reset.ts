import { codeMinutes } from "@trellis/contract/password-reset-fields";
import type { Tokens } from "@trellis/server-core/ports/security";

/** Returns the stored form of a code: an HMAC bound to its email. */
export const codeMac = (email: string, code: string, tokens: Tokens): string | Promise<string> =>
  tokens.hmac(`${email.toLowerCase()} ${code}`);

/** Returns when a code, or its reset token, expires. */
export const codeExpiry = (now: Date): Date => new Date(now.getTime() + codeMinutes * 60_000);
