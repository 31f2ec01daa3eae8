import type { Mail } from "@trellis/server-core/ports/mail";
import type { SendMailOptions } from "nodemailer";

/** Returns the message of an email: the same in each attempt to send it, byte for byte, so that repeated ones can be recognized. */
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
