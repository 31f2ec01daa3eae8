import { messageIdOf } from "@trellis/server-core/message-id";
import { type Mailer, MailRefused } from "@trellis/server-core/ports/mail";
import { createTransport } from "nodemailer";

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

/**
 * Creates a mailer for an SMTP server such as `smtps://user:password@mail.example`. With `requiresTls`, it sends nothing,
 * not even the password, over a connection that can't be encrypted.
 */
export function createSmtpMailer(
  url: string,
  from: { name: string; address: string },
  requiresTls = false,
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
    send: async ({ id, to, subject, text, html }) => {
      const messageId = messageIdOf(id, from.address);
      const headers = { "Auto-Submitted": "auto-generated" };
      try {
        await transport.sendMail({ messageId, from, to, subject, text, html, headers });
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
