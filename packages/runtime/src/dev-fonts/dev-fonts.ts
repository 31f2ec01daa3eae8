import { readFile } from "node:fs/promises";
import { devFile } from "@trellis/server-core/dev-page";
import { apiHeaders } from "@trellis/server-core/reply";
import { devPagePaths } from "@trellis/server-core/dev-page-style";

const folder = new URL("../../../ui/src/theme/fonts/", import.meta.url);

type Page = () => Promise<Response>;

/** The product's fonts, which the sandbox pages load. Without the files, the pages use the system's fonts. */
export const devFonts: ReadonlyMap<string, Page> = new Map(
  Object.values(devPagePaths.fonts).map((path) => [path, () => fontReply(path.slice(path.lastIndexOf("/") + 1))]),
);

/** Returns a font by file name, or 404. */
export async function fontReply(name: string): Promise<Response> {
  const file = await readFile(new URL(name, folder)).catch(() => null);
  return file ? devFile(new Uint8Array(file), "font/woff2") : new Response(null, { status: 404, headers: apiHeaders });
}
