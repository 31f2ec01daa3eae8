import { createHmac, hash, randomBytes, randomInt } from "node:crypto";
import type { Tokens } from "@trellis/server-core/ports/security";

/** Creates random tokens and codes; `secret` is the HMAC key for codes, which are short enough to guess. */
export const createTokens = (secret: string): Tokens => ({
  mint: () => randomBytes(32).toString("base64url"),
  mintCode: () => String(randomInt(1_000_000)).padStart(6, "0"),
  digest: (token) => hash("sha256", token),
  hmac: (text) => createHmac("sha256", secret).update(text).digest("hex"),
});
