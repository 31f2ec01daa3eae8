import { hash, randomBytes } from "node:crypto";
import type { Tokens } from "../../ports.ts";

/** Session tokens out of the system's randomness. */
export const tokens: Tokens = {
  mint: () => randomBytes(32).toString("base64url"),
  digest: (token) => hash("sha256", token),
};
