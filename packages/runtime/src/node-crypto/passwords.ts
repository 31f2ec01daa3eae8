import { argon2, type Argon2Parameters, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import type { Passwords } from "@trellis/server-core/ports/security";
import { createCommonPasswords } from "./common-passwords.ts";
import { limitConcurrency } from "./limit-concurrency.ts";

/** OWASP's minimum for argon2id: 19 MiB, two passes, one thread. */
const memory = 19_456;
const passes = 2;
const parallelism = 1;
const tagLength = 32;

const derive = promisify<"argon2id", Argon2Parameters, Buffer>(argon2);
const base64 = (bytes: Buffer): string => bytes.toString("base64").replaceAll("=", "");
const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

/** Hash to compare with when there is no account, so that the response takes the same time. */
const dummyHash = `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(randomBytes(16))}$${base64(randomBytes(tagLength))}`;

/**
 * Hashes passwords with argon2id, at most three at a time: each hash takes 19 MiB and a thread of the pool that file
 * access also uses.
 */
export function createPasswords(): Passwords {
  const limited = limitConcurrency(3);
  return {
    isCommon: createCommonPasswords(),

    async hash(password) {
      const nonce = randomBytes(16);
      const parameters = { message: password, nonce, memory, passes, parallelism, tagLength };
      const tag = await limited(() => derive("argon2id", parameters));
      return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(tag)}`;
    },

    async matches(password, hash) {
      const parts = phc.exec(hash ?? dummyHash);
      if (!parts) throw new Error("a stored password hash is not argon2id in PHC form");
      const [, m, t, p, salt = "", tag = ""] = parts;
      const expected = Buffer.from(tag, "base64");
      const derived = await limited(() =>
        derive("argon2id", {
          message: password,
          nonce: Buffer.from(salt, "base64"),
          memory: Number(m),
          passes: Number(t),
          parallelism: Number(p),
          tagLength: expected.length,
        }),
      );
      return timingSafeEqual(derived, expected) && hash !== null;
    },
  };
}
