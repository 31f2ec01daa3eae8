import { eq } from "drizzle-orm";
import type { QueuedMail, MailQueue } from "../../ports/mail.ts";
import type { Database } from "./database.ts";
import { rowsOf } from "./rows.ts";
import { mailQueue } from "./schema.ts";

/** Skips rows that another process is taking. */
const take = {
  name: "mail-take",
  text: `with due as (
      select id from mail_queue where due_at <= $1 order by due_at limit $3 for update skip locked
    ), taken as (
      update mail_queue q set due_at = $2, tries = q.tries + 1 from due where q.id = due.id
      returning q.id, q.kind, q.email, q.language, q.created_at, q.tries
    )
    select * from taken order by created_at`,
};

type Row = [
  id: string,
  kind: QueuedMail["kind"],
  email: string,
  language: QueuedMail["language"],
  createdAt: Date,
  tries: number,
];

export const createMailQueue = ({ pool, tables }: Database): MailQueue => ({
  async add(job) {
    await tables.insert(mailQueue).values({ ...job, dueAt: job.createdAt });
  },

  async take(now, leaseUntil, most) {
    const rows = await rowsOf<Row>(pool, take, [now, leaseUntil, most]);
    return rows.map(([id, kind, email, language, createdAt, tries]) => ({
      id,
      kind,
      email,
      language,
      createdAt,
      tries,
    }));
  },

  async done(id) {
    await tables.delete(mailQueue).where(eq(mailQueue.id, id));
  },

  async postpone(id, dueAt) {
    await tables.update(mailQueue).set({ dueAt }).where(eq(mailQueue.id, id));
  },
});
