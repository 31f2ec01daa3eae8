import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";

/** A separate server for one test. */
export interface TestServer {
  origin: string;
  /** Kills the process, as a power failure would. */
  kill: () => Promise<void>;
  /** Starts it again on the same port and data. */
  start: () => Promise<void>;
  /** Stops it gracefully. */
  stop: () => Promise<void>;
}

/** Returns a free port. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  if (!address || typeof address === "string") throw new Error("No free port");
  return address.port;
}

/** Runs `npm start`, database included, on a free port with its state in `data`. */
export async function startServer(data: string): Promise<TestServer> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  let running: ChildProcess | undefined;

  async function start() {
    const child = spawn("npm", ["start"], {
      env: { ...process.env, PORT: String(port), TRELLIS_DATA: data },
      stdio: ["ignore", "pipe", "pipe"],
      // Its own process group, so that a signal reaches npm and its children at once.
      detached: true,
    });
    running = child;
    let printed = "";
    await new Promise<void>((ready, failed) => {
      child.on("exit", (code) => failed(new Error(`The server ended with ${code}:\n${printed}`)));
      for (const stream of [child.stdout, child.stderr]) {
        stream?.on("data", (chunk: Buffer) => {
          printed += chunk.toString();
          if (printed.includes(origin) || printed.includes(`localhost:${port}`)) ready();
        });
      }
    });
  }
  async function end(signal: NodeJS.Signals) {
    const child = running;
    running = undefined;
    if (!child || child.exitCode !== null) return;
    child.removeAllListeners("exit");
    const ended = once(child, "exit");
    if (child.pid !== undefined) process.kill(-child.pid, signal);
    await ended;
  }
  await start();
  return { origin, start, kill: () => end("SIGKILL"), stop: () => end("SIGTERM") };
}
