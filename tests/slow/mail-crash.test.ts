import { createMemoryPorts } from "@trellis/api/memory";
import { createPostgresJobs } from "@trellis/storage/pg-boss/jobs";
import { openDatabase } from "@trellis/storage/postgres/open-database";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { handlers } from "../../apps/api/src/jobs/handlers.ts";
import { eventually } from "../api/eventually.ts";
import { startMailServer } from "../api/mail-server.ts";
import { cleanUp, newWebFolder, startServer } from "../api/process.ts";
import { createTestDatabase, startTestServer } from "../api/store-database.ts";

const count = 1_000;
/** The number of emails that a process sends simultaneously. */
const connections = 2;
const idHeader = "Resend-Idempotency-Key";

let postgres: Awaited<ReturnType<typeof startTestServer>> | undefined;
const closing: (() => Promise<unknown>)[] = [];
beforeAll(async () => void (postgres = await startTestServer()));
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});
afterAll(() => postgres?.stop());

/** Queues an email to each of `count` users. Returns the ids, and a function that counts the emails not yet recorded as sent. */
async function queueMails(url: string): Promise<{ ids: string[]; countOpen: () => Promise<number> }> {
  const database = openDatabase(url);
  closing.push(() => database.close());
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
  const countOpen = async () => {
    const { rows } = await database.pool.query<{ open: number }>(
      "select count(*)::int as open from pgboss.job where name = 'mail' and state <> 'completed'",
    );
    return rows[0]?.open ?? count;
  };
  return { ids, countOpen };
}

describe("a thousand due emails arrive once each although one of two processes is killed midway", () => {
  it.each([
    { moment: "before the mail server has accepted its emails", accepts: false, drops: false },
    // SMTP cannot tell the other process that they were accepted, so they are sent again, with the same Message-ID.
    { moment: "before it learns that they were accepted, except for those", accepts: true, drops: false },
    { moment: "at that moment, with a mail provider that drops repeated emails", accepts: true, drops: true },
  ])(
    "$moment",
    async ({ accepts, drops }) => {
      const database = await createTestDatabase(postgres?.url ?? "");
      closing.push(database.drop);
      const mailServer = await startMailServer();
      closing.push(mailServer.close, cleanUp);
      if (drops) mailServer.dropsBy = idHeader;
      const { ids, countOpen } = await queueMails(database.url);
      const settings = {
        DATABASE_URL: database.url,
        TRELLIS_SECRET: "0123456789abcdef0123456789abcdef",
        TRELLIS_WEB: newWebFolder(),
        ...(drops && { MAIL_ID_HEADER: idHeader }),
      };
      const start = (user: string) => startServer({ ...settings, SMTP_URL: mailServer.url.replace("trellis", user) });
      const [killed, other] = [start("killed"), start("other")];
      const sentBy = (server: typeof killed) => server.output().split("mail sent").length - 1;
      await eventually(() => sentBy(killed) >= 100 && sentBy(other) >= 100, 120);
      const { promise: until, resolve: release } = Promise.withResolvers<void>();
      mailServer.hold = { until, accepts };
      const heldOf = (user: string) => mailServer.held.filter((each) => each === user).length;
      await eventually(() => heldOf("killed") > 0 && heldOf("other") > 0, 60);
      // Every other email that arrived is recorded as sent.
      const acknowledged = () => mailServer.delivered.length - (accepts ? mailServer.held.length : 0);
      await eventually(async () => count - (await countOpen()) === acknowledged());
      killed.child.kill("SIGKILL");
      expect(await killed.ended).toBe("SIGKILL");
      await eventually(() => !mailServer.connected().includes("killed"));
      expect(mailServer.delivered.length).toBeLessThan(count);
      mailServer.hold = undefined;
      release();
      await eventually(async () => (await countOpen()) === 0, 150);
      const arrived = mailServer.delivered.map(({ mail }) => mail.messageId ?? "");
      expect(new Set(arrived)).toEqual(new Set(ids.map((id) => `<${id}@127.0.0.1>`)));
      const repeated = accepts ? heldOf("killed") : 0;
      expect(repeated).toBeLessThanOrEqual(connections);
      expect(arrived.length).toBe(drops ? count : count + repeated);
      expect(mailServer.dropped).toBe(drops ? repeated : 0);
    },
    300_000,
  );
});
