import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import type { Vault } from "@trellis/server-core/ports/youtube";

const algorithm = "aes-256-gcm";
const ivLength = 12;
const tagLength = 16;

/** Encrypts with AES-256-GCM, with a key derived from the server's secret. */
export function createVault(secret: string): Vault {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "trellis vault", 32));
  return {
    lock(text, owner) {
      const iv = randomBytes(ivLength);
      const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(owner));
      const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64url");
    },
    unlock(locked, owner) {
      const bytes = Buffer.from(locked, "base64url");
      if (bytes.length < ivLength + tagLength) return null;
      const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivLength), { authTagLength: tagLength })
        .setAAD(Buffer.from(owner))
        .setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
      try {
        return decipher.update(bytes.subarray(ivLength + tagLength), undefined, "utf8") + decipher.final("utf8");
      } catch {
        return null;
      }
    },
  };
}
