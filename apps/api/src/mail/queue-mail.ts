import type { MailJobOf, MailKind } from "../ports/mail.ts";
import type { Ports } from "../ports.ts";

/** An email to be queued. */
export type NewMail = { [Kind in MailKind]: Omit<MailJobOf<Kind>, "id" | "createdAt"> }[MailKind];

/** Queues an email. Emails to the same address are sent in order: only the last code works, so it must arrive last. */
export const queueMail = (mail: NewMail, { jobs, newId, clock }: Pick<Ports, "jobs" | "newId" | "clock">) =>
  jobs.add("mail", { ...mail, id: newId(), createdAt: clock.now().toISOString() }, { order: mail.email.toLowerCase() });
