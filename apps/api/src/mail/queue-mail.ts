import type { Ports } from "@trellis/server-core/ports";
import type { MailJobOf, MailKind } from "@trellis/server-core/ports/mail";
import type { Unit } from "@trellis/server-core/ports/unit";

/** An email to be queued. With an `id`, a UUID, it is queued only once within a day. */
export type NewMail = { [Kind in MailKind]: Omit<MailJobOf<Kind>, "id" | "createdAt"> & { id?: string } }[MailKind];

/** Queues an email. Emails to the same address are sent in order: only the last code works, so it must arrive last. */
export function queueMail(mail: NewMail, { jobs, newId, clock }: Pick<Unit, "jobs"> & Pick<Ports, "newId" | "clock">) {
  const { id = newId() } = mail;
  const job = { ...mail, id, createdAt: clock.now().toISOString() };
  return jobs.add("mail", job, { id, order: mail.email.toLowerCase() });
}
