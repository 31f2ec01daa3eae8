import { extname } from "node:path";

const text = (type: string) => ({ type: `${type}; charset=utf-8`, isText: true });

const contentTypes: Readonly<Record<string, { type: string; isText?: boolean }>> = {
  ".html": text("text/html"),
  ".js": text("text/javascript"),
  ".mjs": text("text/javascript"),
  ".css": text("text/css"),
  ".json": text("application/json"),
  ".webmanifest": text("application/manifest+json"),
  ".map": text("application/json"),
  ".svg": text("image/svg+xml"),
  ".txt": text("text/plain"),
  ".xml": text("application/xml"),
  ".ico": { type: "image/x-icon" },
  ".png": { type: "image/png" },
  ".jpg": { type: "image/jpeg" },
  ".webp": { type: "image/webp" },
  ".avif": { type: "image/avif" },
  ".woff2": { type: "font/woff2" },
};

/** The content type of a file's name, and whether compressing it is worth while. */
export const contentTypeOf = (name: string): { type: string; isText?: boolean } =>
  contentTypes[extname(name).toLowerCase()] ?? { type: "application/octet-stream" };
