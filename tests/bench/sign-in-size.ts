import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { chromium } from "playwright";
import { build } from "vite";
import { launchOptions } from "../chromium.ts";

const limit = 1.4;
const types: Record<string, string> = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css" };

/** Serves a built folder with a fallback to index.html, like a static host. */
function serve(folder: string): Promise<Server> {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? "/", "http://host").pathname;
    const file = extname(path) ? path : "/index.html";
    try {
      const body = readFileSync(join(folder, file));
      response.writeHead(200, { "content-type": types[extname(file)] ?? "application/octet-stream" }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  return new Promise((ready) => server.listen(0, "127.0.0.1", () => ready(server)));
}

/** Returns the gzipped bytes of JavaScript that a browser loads until the password field is usable. */
async function javascriptUntilUsable(folder: string): Promise<{ total: number; files: [string, number][] }> {
  const server = await serve(folder);
  const browser = await chromium.launch(launchOptions);
  const page = await browser.newPage({ locale: "en-US" });
  const files: Promise<[string, number]>[] = [];
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.endsWith(".js") || !response.ok()) return;
    files.push(response.body().then((body): [string, number] => [pathname, gzipSync(body, { level: 9 }).length]));
  });
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/login`);
  await page.locator('input[type="password"]').fill("typed");
  await page.waitForLoadState("networkidle");
  const sizes = await Promise.all(files);
  await browser.close();
  server.close();
  return { total: sizes.reduce((sum, [, size]) => sum + size, 0), files: sizes.toSorted((a, b) => b[1] - a[1]) };
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** Compares the JavaScript of the sign-in page with a bare form on the same libraries and the same build. */
export async function signInSize(): Promise<boolean> {
  const root = new URL("floor", import.meta.url).pathname;
  const outDir = new URL("../../node_modules/.cache/trellis/floor", import.meta.url).pathname;
  await build({ root, logLevel: "error", build: { outDir, emptyOutDir: true } });
  await build({ logLevel: "error" });
  const floor = await javascriptUntilUsable(outDir);
  const ours = await javascriptUntilUsable(new URL("../../dist/web", import.meta.url).pathname);
  const ratio = ours.total / floor.total;
  console.log("JavaScript until /login is usable, gzip -9");
  for (const [file, size] of ours.files) console.log(`  ${kB(size).padStart(9)}  ${file}`);
  console.log(
    `  ours ${kB(ours.total)} · floor ${kB(floor.total)} · ratio ${ratio.toFixed(2)} (limit ${limit.toFixed(2)})`,
  );
  return ratio <= limit;
}
