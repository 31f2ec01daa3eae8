import type { Pictures } from "@trellis/server-core/ports/avatars";
import { sha256 } from "./digest.ts";

/** The first bytes of each file type, in hex. */
const kinds: readonly (readonly [type: string, sign: RegExp])[] = [
  ["image/png", /^89504e470d0a1a0a/],
  ["image/jpeg", /^ffd8ff/],
  ["image/webp", /^52494646.{8}57454250/],
  ["image/gif", /^47494638(37|39)61/],
];

/** Detects the image type from the first bytes and returns the file unchanged. */
export const pictures: Pictures = {
  read: async (bytes) => {
    const beginning = Array.from(bytes.subarray(0, 16), (byte) => byte.toString(16).padStart(2, "0")).join("");
    const [type] = kinds.find(([, sign]) => sign.test(beginning)) ?? [];
    if (!type) return null;
    const content = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
    return { hash: (await sha256(content)).slice(0, 32), bytes, type };
  },
};
