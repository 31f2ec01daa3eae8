import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { request as httpRequest, createServer, type IncomingMessage } from "node:http";

import { join } from "node:path";
import { logIn, register, checkSession } from "@trellis/contract/account";
import { send } from "@trellis/contract/client";
import type { Connection } from "@trellis/contract/connection";
import { generateRoadmap, updateTaskStatus } from "@trellis/contract/roadmap";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { until } from "../../packages/embedded-postgres/src/until.ts";
import { cleanUp, newFolder, newWebFolder, type ServerProcess, startServer } from "./process.ts";
import { createTestDatabase, startTestServer, type TestDatabase } from "./store-database.ts";
import { portOf } from "./port-of.ts";

const demo = { email: "demo@trellis.example", password: "grow-with-trellis" };
const english = { language: "en" } as const;
const held: { server?: Awaited<ReturnType<typeof startTestServer>>; database?: TestDatabase } = {};
const quick = () => ({ DATABASE_URL: held.database?.url ?? "", TRELLIS_WEB: newWebFolder() });

const asking = async (server: ServerProcess, token: string | null = null): Promise<Connection> => ({
  fetch: (request) => fetch(request),
  origin: await server.origin,
  token: () => token,
});

beforeAll(async () => {
  held.server = await startTestServer();
  held.database = await createTestDatabase(held.server.url);
});
afterAll(async () => {
  await cleanUp();
  await held.database?.drop();
  await held.server?.stop();
});

describe("the server process", () => {
  it("keeps sessions and completed tasks after a kill, and never changes the demo account again", async () => {
    const data = { TRELLIS_DATA: join(newFolder(), ".data") };
    const first = startServer(data);
    const visitor = await asking(first);
    expect(first.output()).toContain(`${demo.email}, password ${demo.password}`);
    expect(first.output()).toMatch(/storage\s+real\s+embedded PostgreSQL.*\n\s+cards\s+sandbox/);
    const person = { fullname: "Ana Lima", email: "ana@example.com", password: "correct-horse" };
    await send(visitor, register, { body: { ...person, confirmPassword: person.password } });
    const ana = await send(visitor, logIn, { body: person });
    const { token } = await send(visitor, logIn, { body: demo });
    const before = await send(await asking(first, token), generateRoadmap, { query: english });
    expect(before.weeklyPlans[0]?.tasks.filter(({ completed }) => completed)).toHaveLength(3);
    await send(await asking(first, token), updateTaskStatus, {
      query: english,
      body: { week: 2, dayIndex: 1, completed: true },
    });
    first.child.kill("SIGKILL");
    expect(await first.ended).toBe("SIGKILL");

    const second = startServer(data);
    expect((await send(await asking(second, ana.token), checkSession, {})).user.email).toBe(person.email);
    const after = await send(await asking(second, token), generateRoadmap, { query: english });
    expect(after.weeklyPlans[1]?.tasks[1]?.completed).toBe(true);
    expect(after.weeklyPlans.flatMap(({ tasks }) => tasks).filter(({ completed }) => completed)).toHaveLength(4);
    second.child.kill("SIGINT");
    expect(await second.ended).toBe(0);
    expect(existsSync(join(data.TRELLIS_DATA, "postgres-18/data/postmaster.pid"))).toBe(false);
  });

  it("creates one database and one demo account when started twice at once on an empty folder", async () => {
    const data = { TRELLIS_DATA: join(newFolder(), ".data") };
    const both = [startServer(data), startServer(data)];
    const answers = await Promise.all(
      both.map(async (server) => (await fetch(`${await server.origin}/health`)).json()),
    );
    expect(answers).toEqual([expect.objectContaining({ status: "ok" }), expect.objectContaining({ status: "ok" })]);
    both[0]?.child.kill("SIGTERM");
    expect(await both[0]?.ended).toBe(0);
    const other = both[1];
    if (!other) throw new Error("there are two");
    expect((await send(await asking(other), logIn, { body: demo })).user?.email).toBe(demo.email);
  });

  it("finishes a pending request on shutdown, even after repeated signals, then exits with 0", async () => {
    const server = startServer(quick());
    const { hostname, port } = new URL(await server.origin);
    const body = JSON.stringify({ email: "nobody@example.com", password: "whatever" });
    const headers = { "content-type": "application/json", "content-length": body.length, expect: "100-continue" };
    const request = httpRequest({ hostname, port, path: "/api/v1/jwt/login", method: "POST", headers });
    const replied = new Promise<IncomingMessage>((done, failed) =>
      request.once("response", done).once("error", failed),
    );
    // The server replies "100 Continue" when it has the headers and waits for the body.
    await new Promise<void>((done) => request.once("continue", () => done()).flushHeaders());
    for (let times = 0; times < 3; times += 1) server.child.kill("SIGINT");
    const isClosed = () =>
      fetch(`http://${hostname}:${port}/health`).then(
        () => undefined,
        () => true,
      );
    expect(await until(30_000, isClosed)).toBe(true);
    request.end(body);
    const reply = await replied;
    reply.resume();
    expect(reply.statusCode).toBe(400);
    expect(await server.ended).toBe(0);
  });

  it("stops when its parent process has exited", async () => {
    const orphan = startServer(quick(), true);
    await orphan.origin;
    orphan.child.disconnect();
    expect(await orphan.ended).toBe(0);
  });
});

/** Returns the error message of a server that did not start. */
async function errorMessage(server: ServerProcess): Promise<string> {
  expect(await server.ended).toBe(1);
  const lines = server
    .errorOutput()
    .trim()
    .split("\n")
    .filter((line) => !line.startsWith("{"));
  expect(lines).toHaveLength(1);
  return lines[0] ?? "";
}

describe("a server that fails to start", () => {
  it("reports that its port is in use", async () => {
    const other = createServer().listen(0);
    const port = portOf(other);
    const said = await errorMessage(startServer({ ...quick(), PORT: String(port) }));
    expect(said).toBe(
      `Port ${port} is in use. Stop the program that uses it, or choose another port: PORT=${port + 1} npm start`,
    );
    other.close();
  });

  it("reports in one sentence that its database is unreachable, without revealing the password", async () => {
    const said = await errorMessage(startServer({ DATABASE_URL: "postgres://me:secret@127.0.0.1:9/x" }));
    expect(said).toBe(
      "Trellis can't connect to the database in DATABASE_URL (127.0.0.1:9/x): nothing is listening there.",
    );
  });

  it("reports in one sentence that its data folder is not a folder, and changes nothing", async () => {
    const folder = newFolder();
    writeFileSync(join(folder, ".data"), "precious");
    const said = await errorMessage(startServer({ TRELLIS_DATA: join(folder, ".data") }));
    expect(said).toContain(`${join(folder, ".data")}: there is a file in place of a folder. Nothing was changed`);
    expect(readFileSync(join(folder, ".data"), "utf8")).toBe("precious");
  });

  it("reports in one sentence that its database is damaged, and deletes nothing", async () => {
    const folder = newFolder();
    const data = join(folder, "postgres-18/data");
    mkdirSync(data, { recursive: true });
    writeFileSync(join(data, "PG_VERSION"), "garbage");
    const said = await errorMessage(startServer({ TRELLIS_DATA: folder }));
    expect(said).toContain("does not contain a database that Trellis can open. Nothing was changed");
    expect(readFileSync(join(data, "PG_VERSION"), "utf8")).toBe("garbage");
  });
});
