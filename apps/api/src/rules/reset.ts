import { codeMinutes } from "@trellis/contract/password-reset";
import type { Tokens } from "../ports.ts";

/** What is kept of a code: bound to its e-mail and to the server's secret. */
export const sealedCode = (email: string, code: string, tokens: Tokens): string | Promise<string> =>
  tokens.seal(`${email.toLowerCase()} ${code}`);

/** Until when a code, or the reset token got for one, can be used that is made now. */
export const codeExpiry = (now: Date): Date => new Date(now.getTime() + codeMinutes * 60_000);
