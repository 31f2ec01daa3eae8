// Starts the real server for the end-to-end tests, and a listener that creates users without going through the app.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { startEmbeddedPostgres } from "../../packages/embedded-postgres/src/index.ts";
import { openSeed } from "./seed.ts";
import type { NewUser } from "./users.ts";

// Nothing here has to survive a power failure, and without fsync every write is faster.
const postgres = await startEmbeddedPostgres({ folder: process.env["TRELLIS_DATA"] ?? "", durable: false });
process.env["DATABASE_URL"] = postgres.url;
// The server ends the process itself, so this is the last moment to stop the database.
process.on("exit", () => process.kill(postgres.pid, "SIGINT"));

const seed = openSeed(postgres.url);

async function reply(request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const wanted: NewUser = JSON.parse(Buffer.concat(await request.toArray()).toString());
    response.setHeader("content-type", "application/json").end(JSON.stringify(await seed.createUser(wanted)));
  } catch (error) {
    response.writeHead(500).end(String(error));
  }
}

const listener = createServer((request, response) => void reply(request, response));
listener.listen(Number(process.env["TRELLIS_E2E_SEED_PORT"]), "127.0.0.1");

await import("../../apps/api/src/main.ts");
