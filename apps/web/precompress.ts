import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const textFile = /\.(?:html|m?js|css|json|webmanifest|svg|txt|xml)$/;
const minimumSize = 1024;
/** Minimum size, in bytes, for the best Brotli quality. It takes a second longer and saves 50 ms on a slow connection. */
const largeScript = 50_000;

/** Writes Brotli and gzip copies of all text files in a folder. Skips small files, which would not shrink. */
export function precompress(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !textFile.test(entry.name)) continue;
    const content = readFileSync(path);
    if (content.length < minimumSize) continue;
    const quality = entry.name.endsWith("js") && content.length >= largeScript ? 11 : 9;
    writeFileSync(`${path}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }));
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
