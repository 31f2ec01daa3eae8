import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const textFile = /\.(?:html|m?js|css|json|webmanifest|svg|txt|xml)$/;
const minimumSize = 1024;

/** Writes a Brotli and a gzip copy of every text file under a folder. Smaller files would not shrink. */
export function precompress(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !textFile.test(entry.name)) continue;
    const content = readFileSync(path);
    if (content.length < minimumSize) continue;
    writeFileSync(`${path}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }));
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
  }
}

/** Compresses the build in `folder` once, so that the server doesn't compress responses. */
export const precompressPlugin = (folder: string): Plugin => ({
  name: "trellis:precompress",
  apply: (_, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
  writeBundle: ({ dir }) => {
    if (dir === folder) precompress(folder);
  },
});
