import { type ChildProcess, spawn } from "node:child_process";
import { freePort } from "../e2e/start-server.ts";

/** A secret that the server requires when DATABASE_URL is set. */
const secret = "benchmark secret, at least 32 characters";

/** A server in its own process. */
export interface Server {
  origin: string;
  process: ChildProcess;
}

/** Starts a server on a free port with this database and these settings. */
export async function startScript(
  script: string,
  databaseUrl: string,
  settings: Record<string, string> = {},
): Promise<Server> {
  const port = await freePort();
  const own = { PORT: String(port), DATABASE_URL: databaseUrl, LOG_LEVEL: "error", TRELLIS_SECRET: secret };
  const child = spawn(process.execPath, ["--conditions=@trellis/source", script], {
    env: { ...process.env, ...own, ...settings },
    stdio: ["ignore", "pipe", "inherit"],
  });
  // Otherwise, the server would outlive a benchmark that fails.
  process.once("exit", () => child.kill());
  await new Promise<void>((ready, failed) => {
    child.stdout.on("data", (chunk: Buffer) => chunk.toString().includes(`:${port}`) && ready());
    child.on("exit", (code) => failed(new Error(`${script} ended with ${code}`)));
  });
  return { origin: `http://127.0.0.1:${port}`, process: child };
}

/** Stops a server. */
export const stopScript = ({ process: child }: Server): boolean => child.removeAllListeners("exit").kill();
