import type { Mail, Mailer } from "../../ports/mail.ts";

/** A mailer whose mails can be read, and which can be away. */
export interface MemoryMailer extends Mailer {
  /** What was sent, oldest first. */
  mails: Mail[];
  isAway: boolean;
}

/** Sends mails into a list. */
export function createMemoryMailer(): MemoryMailer {
  const away = () => Promise.reject(new Error("connect ECONNREFUSED"));
  const mailer: MemoryMailer = {
    mails: [],
    isAway: false,
    send: async (mail) => {
      if (mailer.isAway) return away();
      mailer.mails.push(mail);
      return undefined;
    },
    check: async () => (mailer.isAway ? away() : undefined),
  };
  return mailer;
}
