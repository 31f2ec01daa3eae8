import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { contentTypeOf } from "./content-types.ts";
import { fileHeaders, pagePolicy, type PageOrigins } from "./page-policy.ts";

/** The ways a body can be sent. */
export type Encoding = "br" | "gzip" | "identity";

/** A file of the web app, ready to be sent. */
export interface WebFile {
  etag: string;
  headers: Readonly<Record<string, string>>;
  /** The encodings that are worth while, best first. */
  encodings: readonly Encoding[];
  /** The content in that encoding; compressed once, when it is first asked for. */
  body(encoding: Encoding): Promise<Buffer>;
}

const hashedName = /^\/assets\/.+-[\w-]{8,}\.\w+$/;
const worthCompressing = 1024;

const compress: Record<Encoding, (content: Buffer) => Promise<Buffer>> = {
  br: (content) =>
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
  gzip: (content) => promisify(gzip)(content, { level: 9 }),
  identity: (content) => Promise.resolve(content),
};

/** Prepares a file whose address is `path`. Names that hold a hash are kept by browsers for ever, others are asked for anew. */
export function prepareWebFile(path: string, content: Buffer, origins: PageOrigins = {}): WebFile {
  const { type, isText } = contentTypeOf(path);
  const isSmall = content.length < worthCompressing;
  const bodies = new Map<Encoding, Promise<Buffer>>();
  return {
    etag: `W/"${createHash("sha256").update(content).digest("base64url").slice(0, 22)}"`,
    headers: {
      ...fileHeaders,
      "content-type": type,
      "cache-control": hashedName.test(path) ? "public, max-age=31536000, immutable" : "no-cache",
      ...(isText && { vary: "accept-encoding" }),
      ...(path.endsWith(".html") && { "content-security-policy": pagePolicy(content.toString(), origins) }),
    },
    encodings: isText && !isSmall ? ["br", "gzip", "identity"] : ["identity"],
    body(encoding) {
      const body = bodies.get(encoding) ?? compress[encoding](content);
      bodies.set(encoding, body);
      return body;
    },
  };
}
