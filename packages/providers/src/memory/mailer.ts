import type { Mail, Mailer } from "@trellis/server-core/ports/mail";

/** A mailer for tests: emails can be read, and an outage can be simulated. */
export interface MemoryMailer extends Mailer {
  /** The emails sent, oldest first. */
  mails: Mail[];
  isAway: boolean;
}

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
