// The smallest server that does the same database work: node:http, the same named statements through pg, rows as JSON.
import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { read, tick } from "@trellis/storage/postgres/roadmaps.sql";
import { find } from "@trellis/storage/postgres/sessions.sql";
import pg from "pg";

const pool = new pg.Pool({ connectionString: process.env["DATABASE_URL"], max: 10 });

async function rows(statement: { name: string; text: string }, values: unknown[]): Promise<unknown[][]> {
  return (await pool.query({ ...statement, values, rowMode: "array" })).rows as unknown[][];
}

async function bodyOf(request: IncomingMessage): Promise<{ week: number; dayIndex: number; completed: boolean }> {
  let text = "";
  for await (const chunk of request) text += String(chunk);
  return JSON.parse(text) as { week: number; dayIndex: number; completed: boolean };
}

async function answer(request: IncomingMessage): Promise<unknown> {
  const token = (request.headers.authorization ?? "").slice("Bearer ".length);
  const [session] = await rows(find, [createHash("sha256").update(token).digest("hex"), new Date()]);
  if (request.method === "GET" || !session) return { session };
  const { week, dayIndex, completed } = await bodyOf(request);
  // After four columns of the session come those of `accountColumns`.
  const [account, revision] = [session[4], session[10]];
  const [roadmap] = await rows(read, [account, revision, "en"]);
  await rows(tick, [account, revision, week, dayIndex, completed ? new Date() : null]);
  return { roadmap };
}

async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const text = JSON.stringify(await answer(request));
  response.writeHead(200, { "content-type": "application/json", "content-length": Buffer.byteLength(text) }).end(text);
}

createServer((request, response) => void respond(request, response)).listen(
  Number(process.env["PORT"]),
  "127.0.0.1",
  () => console.log(`http://127.0.0.1:${process.env["PORT"]}`),
);
