import type { MailJob } from "@trellis/server-core/ports/mail";
import type pg from "pg";
import { openBoss } from "./boss.ts";

interface QueuedMail {
  id: string;
  kind: "resetCode" | "passwordChanged" | "googleJoined";
  email: string;
  language: MailJob["language"];
  created_at: Date;
}

/** Moves the emails that an earlier version queued in a table of its own, before a migration drops the table. */
export async function moveQueuedMails(client: pg.Client): Promise<void> {
  const found = await client.query<{ exists: boolean }>("select to_regclass('mail_queue') is not null as exists");
  if (!found.rows[0]?.exists) return;
  const { rows } = await client.query<QueuedMail>(
    "select id, kind, email, language, created_at from mail_queue order by created_at",
  );
  if (rows.length === 0) return;
  const boss = await openBoss(client, () => undefined);
  const jobs = rows.map(({ created_at, ...mail }) => ({
    id: mail.id,
    data: {
      ...mail,
      createdAt: created_at.toISOString(),
      facts: mail.kind === "passwordChanged" ? { by: "code" } : {},
    },
    singletonKey: mail.email.toLowerCase(),
  }));
  await boss.insert("mail", jobs);
  await boss.stop({ close: false, graceful: false });
}
