import type { Mail } from "@trellis/server-core/ports/mail";
import type { SendMailOptions } from "nodemailer";

/** Returns the message of an email: byte-for-byte identical in each attempt, so that duplicates can be recognized. */
export const messageOf = (
  { id, date, to, subject, text, html }: Mail,
  from: { name: string; address: string },
): SendMailOptions => ({
  messageId: `<${id}@${from.address.split("@").at(-1)}>`,
  date: new Date(date),
  baseBoundary: id,
  from,
  to,
  subject,
  text,
  html,
});
