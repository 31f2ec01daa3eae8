import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { precompress } from "../../apps/web/precompress.ts";

const main = fileURLToPath(new URL("../../apps/api/src/main.ts", import.meta.url));
/** The cache of the compiled server, which `npm start` uses too. It saves a third of the processor time of a start. */
const compiled = fileURLToPath(new URL("../../node_modules/.cache/trellis/compiled", import.meta.url));

/** A server process, started as `npm start` does. */
export interface ServerProcess {
  child: ChildProcess;
  /** Everything it has printed. */
  output: () => string;
  /** What it printed to stderr. */
  errorOutput: () => string;
  /** Its URL, once printed; rejects with the output if the process ends before that. */
  origin: Promise<string>;
  /** Its exit code or signal. */
  ended: Promise<number | string>;
}

const running = new Set<ServerProcess>();
const folders: string[] = [];

/** Creates a folder that every user can enter. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "trellis-process-"));
  folders.push(folder);
  chmodSync(folder, 0o755);
  return folder;
}

/** Creates a folder with a small built web app. */
export function newWebFolder(): string {
  const folder = newFolder();
  mkdirSync(join(folder, "assets"));
  mkdirSync(join(folder, ".vite"));
  writeFileSync(join(folder, "index.html"), page);
  writeFileSync(join(folder, "login.html"), page.replace("</body>", `<script>${loginScript}</script></body>`));
  writeFileSync(join(folder, "assets/main-a1B2c3D4.js"), `console.log("${"trellis ".repeat(500)}");\n`);
  writeFileSync(join(folder, "assets/figtree-a1B2c3D4.woff2"), Buffer.alloc(4000, 1));
  writeFileSync(join(folder, "icon.svg"), "<svg xmlns='http://www.w3.org/2000/svg'/>");
  writeFileSync(join(folder, ".built-from"), "secret");
  writeFileSync(join(folder, ".vite/manifest.json"), "{}");
  precompress(folder);
  return folder;
}

/** The inline script that only login.html contains. */
export const loginScript = `document.title = "Sign in";`;
export const inlineScript = `document.documentElement.dataset.theme = "dark";`;
const page = `<!doctype html><html lang="en"><head><title>Trellis</title><script>${inlineScript}</script>
<script type="module" src="/assets/main-a1B2c3D4.js"></script></head><body><div id="root"></div></body></html>`;

/** Starts the server on a free port with only these environment variables. */
export function startServer(variables: Record<string, string>, channel = false): ServerProcess {
  const { PATH, HOME, TMPDIR } = process.env;
  const child = spawn(process.execPath, ["--conditions=@trellis/source", main], {
    env: {
      PATH,
      HOME,
      TMPDIR,
      NODE_COMPILE_CACHE: compiled,
      PORT: "0",
      TRELLIS_DATA: join(newFolder(), ".data"),
      ...variables,
    },
    stdio: ["ignore", "pipe", "pipe", ...(channel ? ["ipc" as const] : [])],
  });
  let out = "";
  let err = "";
  // A child whose IPC channel was closed by the parent never emits "close".
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
  // Some tests never await the URL, so its rejection must not be unhandled.
  origin.catch(() => undefined);
  const server: ServerProcess = { child, output: () => out + err, errorOutput: () => err, origin, ended };
  running.add(server);
  void ended.then(() => running.delete(server));
  return server;
}

/** Stops all started servers and deletes all created folders. */
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
