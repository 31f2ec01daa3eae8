import { type Mailer, MailRefused } from "@trellis/server-core/ports/mail";
import { createTransport } from "nodemailer";
import { messageOf } from "./message.ts";

/** Lifetime of a cached successful check, and the connection timeout, in milliseconds. */
const checkCacheMs = 15_000;
const timeoutMs = 3_000;

/** Whether the server permanently refused the recipient or the content; a refused sign-in can be corrected. */
const isRefusal = (cause: unknown): boolean =>
  cause instanceof Error &&
  "code" in cause &&
  (cause.code === "EENVELOPE" || cause.code === "EMESSAGE") &&
  "responseCode" in cause &&
  Number(cause.responseCode) >= 500;

/** Options of an SMTP mailer. */
export interface SmtpOptions {
  /** Sends nothing, not even the password, over a connection that can't be encrypted. */
  requiresTls?: boolean;
  /** The header that contains the email's id, for providers that use it to drop duplicate emails. */
  idHeader?: string | undefined;
}

/** Creates a mailer for an SMTP server such as `smtps://user:password@mail.example`. */
export function createSmtpMailer(
  url: string,
  from: { name: string; address: string },
  { requiresTls = false, idHeader }: SmtpOptions = {},
): Mailer & { close(): void } {
  const transport = createTransport({
    url,
    requireTLS: requiresTls,
    pool: true,
    maxConnections: 2,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  let checkedUntil = 0;
  let checking: Promise<void> | undefined;
  const check = async () => {
    await transport.verify();
    checkedUntil = performance.now() + checkCacheMs;
  };
  return {
    send: async (mail) => {
      const headers = { "Auto-Submitted": "auto-generated", ...(idHeader !== undefined && { [idHeader]: mail.id }) };
      try {
        await transport.sendMail({ ...messageOf(mail, from), headers });
      } catch (cause) {
        throw isRefusal(cause) ? new MailRefused("the mail server refused the email", { cause }) : cause;
      }
    },
    check: async () => {
      if (performance.now() < checkedUntil) return;
      checking ??= check().finally(() => (checking = undefined));
      await checking;
    },
    close: () => transport.close(),
  };
}
