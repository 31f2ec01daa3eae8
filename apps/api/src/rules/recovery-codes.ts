import { decodeBase64url } from "@trellis/server-core/base64url";
import type { Tokens } from "@trellis/server-core/ports/security";

const codeCount = 10;
const codeLength = 10;

/** Crockford's base32 in lower case, without letters that look like digits. */
const alphabet = "0123456789abcdefghjkmnpqrstvwxyz";

/** Returns new recovery codes, such as "k7fq2-9xwtm": 50 random bits each. */
export const newRecoveryCodes = ({ mint }: Pick<Tokens, "mint">): string[] =>
  Array.from({ length: codeCount }, () => {
    const letters = Array.from(decodeBase64url(mint()).slice(0, codeLength), (byte) => alphabet[byte % 32]).join("");
    return `${letters.slice(0, 5)}-${letters.slice(5)}`;
  });

/** Returns the stored form of a code as typed: an HMAC bound to its account. */
export function recoveryCodeDigest(accountId: string, typed: string, tokens: Tokens): string | Promise<string> {
  const code = typed
    .toLowerCase()
    .replaceAll(/[^\da-z]/g, "")
    .replaceAll("o", "0")
    .replaceAll(/[il]/g, "1");
  return tokens.hmac(`recovery ${accountId} ${code}`);
}
