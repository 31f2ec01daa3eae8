import { join } from "node:path";
import { createOutbox } from "@trellis/providers/outbox/outbox";
import { createOutboxPage } from "@trellis/providers/outbox/outbox-page";
import { createSmtpMailer } from "@trellis/providers/smtp/smtp";
import type { Mailer } from "@trellis/server-core/ports/mail";
import type { Environment } from "../environment.ts";
import { localHosts } from "./local-hosts.ts";
import { defaultFolder } from "./local-state.ts";

/** The mailer, with its description for the start-up message. */
export interface OpenMail {
  mailer: Mailer;
  kind: "real" | "sandbox";
  about: string;
  /** The outbox page. Null with SMTP_URL, which needs no outbox, and in production, because the page shows every user's codes. */
  page: (() => Promise<Response>) | null;
}

export const outboxPath = "/outbox";

/** Returns a mailer for the server in SMTP_URL, otherwise the outbox. */
export function openMail({ smtpUrl, mailFrom, mailIdHeader: idHeader, ...environment }: Environment): OpenMail {
  const { isProduction, dataFolder = defaultFolder } = environment;
  const from = (address: string) => ({ name: "Trellis", address: mailFrom ?? address });
  if (smtpUrl !== undefined) {
    const { hostname, host } = new URL(smtpUrl);
    const requiresTls = isProduction && !localHosts.includes(hostname);
    const mailer = createSmtpMailer(smtpUrl, from(`no-reply@${hostname}`), { requiresTls, idHeader });
    return { mailer, kind: "real", about: `through ${host}`, page: null };
  }
  const folder = join(dataFolder, "outbox");
  const outbox = createOutbox(folder, from("no-reply@trellis.example"));
  const page = isProduction ? null : createOutboxPage(outbox);
  return { mailer: outbox, kind: "sandbox", about: `not sent; written to files in ${folder}`, page };
}
