import type { Language } from "@trellis/contract/fields";
import type { Ports } from "../ports.ts";
import type { MailJob } from "../ports/mail.ts";

/** Queues an email in the user's language. */
export const queueMail = (
  kind: MailJob["kind"],
  email: string,
  { ports, language, now }: { ports: Ports; language: Language; now: Date },
): Promise<void> => ports.mailQueue.add({ id: ports.newId(), kind, email, language, createdAt: now });
