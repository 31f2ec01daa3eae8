import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { precompress } from "../../apps/web/precompress.ts";

const main = fileURLToPath(new URL("../../apps/api/src/main.ts", import.meta.url));

/** A server that was started as `npm start` does, or that would not start. */
export interface ServerProcess {
  child: ChildProcess;
  /** All it has printed. */
  said: () => string;
  /** What it printed on standard error. */
  complained: () => string;
  /** Its address, once it is printed; rejects with what was said when it ended before. */
  origin: Promise<string>;
  /** Its exit code, or the signal that ended it. */
  ended: Promise<number | string>;
}

const running = new Set<ServerProcess>();
const folders: string[] = [];

/** A folder that every user of the machine can get into. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "trellis-process-"));
  folders.push(folder);
  chmodSync(folder, 0o755);
  return folder;
}

/** A small built web app. */
export function newWebFolder(): string {
  const folder = newFolder();
  mkdirSync(join(folder, "assets"));
  mkdirSync(join(folder, ".vite"));
  writeFileSync(join(folder, "index.html"), page);
  writeFileSync(join(folder, "assets/main-a1B2c3D4.js"), `console.log("${"trellis ".repeat(500)}");\n`);
  writeFileSync(join(folder, "assets/figtree-a1B2c3D4.woff2"), Buffer.alloc(4000, 1));
  writeFileSync(join(folder, "icon.svg"), "<svg xmlns='http://www.w3.org/2000/svg'/>");
  writeFileSync(join(folder, ".built-from"), "secret");
  writeFileSync(join(folder, ".vite/manifest.json"), "{}");
  precompress(folder);
  return folder;
}

export const inlineScript = `document.documentElement.dataset.theme = "dark";`;
const page = `<!doctype html><html lang="en"><head><title>Trellis</title><script>${inlineScript}</script>
<script type="module" src="/assets/main-a1B2c3D4.js"></script></head><body><div id="root"></div></body></html>`;

/** Starts the server on a free port with these variables and no others of Trellis. */
export function startServer(variables: Record<string, string>, channel = false): ServerProcess {
  const { PATH, HOME, TMPDIR } = process.env;
  const child = spawn(process.execPath, ["--conditions=@trellis/source", main], {
    env: { PATH, HOME, TMPDIR, PORT: "0", TRELLIS_DATA: join(newFolder(), ".data"), ...variables },
    stdio: ["ignore", "pipe", "pipe", ...(channel ? ["ipc" as const] : [])],
  });
  let out = "";
  let err = "";
  // A child whose channel was closed from this side never says "close".
  const whenOver = channel ? "exit" : "close";
  const ended = new Promise<number | string>((done) =>
    child.once(whenOver, (code, signal) => done(code ?? signal ?? 0)),
  );
  const origin = new Promise<string>((found, failed) => {
    child.stdout?.setEncoding("utf8").on("data", (part: string) => {
      out += part;
      const [address] = /http:\/\/localhost:\d+/.exec(out) ?? [];
      if (address && out.includes("Ctrl-C")) found(address);
    });
    child.stderr?.setEncoding("utf8").on("data", (part: string) => (err += part));
    void ended.then((how) => failed(new Error(`it ended (${how}) before it listened:\n${out}${err}`)));
  });
  // A server that is meant not to start has no address, and nobody asks for it.
  origin.catch(() => undefined);
  const server: ServerProcess = { child, said: () => out + err, complained: () => err, origin, ended };
  running.add(server);
  void ended.then(() => running.delete(server));
  return server;
}

/** Stops what a test left running and deletes its folders. */
export async function cleanUp(): Promise<void> {
  await Promise.all(
    [...running].map((server) => {
      server.child.kill("SIGTERM");
      return server.ended;
    }),
  );
  for (const folder of folders.splice(0))
    rmSync(folder, { recursive: true, force: true, maxRetries: 50, retryDelay: 100 });
}
