import { createMemoryPorts } from "@trellis/api/memory";
import { createPostgresJobs } from "@trellis/storage/pg-boss/jobs";
import { openDatabase } from "@trellis/storage/postgres/open-database";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { handlers } from "../../apps/api/src/jobs/handlers.ts";
import { eventually } from "../api/eventually.ts";
import { type MailServer, startMailServer } from "../api/mail-server.ts";
import { cleanUp, newWebFolder, startServer } from "../api/process.ts";
import { createTestDatabase, startTestServer } from "../api/store-database.ts";

const count = 1_000;
/** The number of emails that a process sends simultaneously. These may arrive again after it is killed. */
const connections = 2;

const opened: { url?: string; mailServer?: MailServer; close?: () => Promise<void> } = {};

beforeAll(async () => {
  const server = await startTestServer();
  const database = await createTestDatabase(server.url);
  const mailServer = await startMailServer();
  opened.url = database.url;
  opened.mailServer = mailServer;
  opened.close = async () => {
    await cleanUp();
    await mailServer.close();
    await database.drop();
    await server.stop();
  };
});
afterAll(() => opened.close?.());

/** Queues an email to each of `count` users, and returns the ids. */
async function queueMails(url: string): Promise<string[]> {
  const database = openDatabase(url);
  const jobs = createPostgresJobs(database, createMemoryPorts().log, handlers);
  const ids = Array.from({ length: count }, () => crypto.randomUUID());
  const createdAt = new Date().toISOString();
  await Promise.all(
    ids.map((id, index) => {
      const email = `user-${index}@example.com`;
      const facts = { plan: "Monthly", amountCents: 1200, at: createdAt };
      const job = { id, kind: "trialEndsTomorrow", email, fullname: "Ana", language: "en", createdAt, facts } as const;
      return jobs.add("mail", job, { id, order: email });
    }),
  );
  await jobs.stop();
  await database.close();
  return ids;
}

describe("each of a thousand due emails", () => {
  it("arrives once, as identified by its Message-ID, although one of two processes is killed midway", async () => {
    const { url = "", mailServer } = opened;
    if (!mailServer) throw new Error("there is no mail server");
    const ids = await queueMails(url);
    const settings = {
      DATABASE_URL: url,
      SMTP_URL: mailServer.url,
      TRELLIS_SECRET: "0123456789abcdef0123456789abcdef",
      TRELLIS_WEB: newWebFolder(),
    };
    const [killed, other] = [startServer(settings), startServer(settings)];
    const sentBy = (server: typeof killed) => server.output().split("mail sent").length - 1;
    await eventually(() => sentBy(killed) >= 100 && sentBy(other) >= 100, 120);
    // The process is killed while it waits for the mail server to acknowledge accepted emails.
    const { promise, resolve: release } = Promise.withResolvers<void>();
    mailServer.hold = promise;
    const before = mailServer.delivered.length;
    await eventually(() => mailServer.delivered.length >= before + 2 * connections, 60);
    killed.child.kill("SIGKILL");
    expect(await killed.ended).toBe("SIGKILL");
    mailServer.hold = undefined;
    release();
    const arrived = () => mailServer.delivered.map(({ mail }) => mail.messageId ?? "");
    expect(arrived().length).toBeLessThan(count);
    // The accepted emails arrive again, and their Message-ID tells mail servers that they are repeated.
    await eventually(() => new Set(arrived()).size >= count && arrived().length >= count + connections, 150);
    const host = "127.0.0.1";
    expect(new Set(arrived())).toEqual(new Set(ids.map((id) => `<${id}@${host}>`)));
    expect(arrived().length).toBe(count + connections);
  }, 240_000);
});
