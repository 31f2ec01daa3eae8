import { createHmac, hash, randomBytes, randomInt } from "node:crypto";
import type { Tokens } from "../../ports.ts";

/** Tokens and codes out of the system's randomness; `secret` seals what is short enough to be guessed. */
export const createTokens = (secret: string): Tokens => ({
  mint: () => randomBytes(32).toString("base64url"),
  mintCode: () => String(randomInt(1_000_000)).padStart(6, "0"),
  digest: (token) => hash("sha256", token),
  seal: (text) => createHmac("sha256", secret).update(text).digest("hex"),
});
