import { createServer, type Socket } from "node:net";
import { createApp } from "@trellis/api/app";
import { createMemoryPorts } from "@trellis/api/memory";
import { languages } from "@trellis/contract/fields";
import { forgotPassword } from "@trellis/contract/password-reset";
import { createSmtpMailer } from "@trellis/providers/smtp/smtp";
import { MailRefused } from "@trellis/server-core/ports/mail";
import { afterEach, describe, expect, it } from "vitest";
import { readEnvironment } from "../../apps/api/src/environment.ts";
import { handlers } from "../../apps/api/src/jobs/handlers.ts";
import { queueMail } from "../../apps/api/src/mail/queue-mail.ts";
import { openMail } from "../../apps/api/src/start-up/mail.ts";
import { mails, writeSample } from "./mail-samples.ts";
import { address, json } from "./test-client.ts";
import { startMailServer } from "./mail-server.ts";
import { portOf } from "./port-of.ts";

const from = { name: "Trellis", address: "hello@trellis.example" };
const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

async function serverAndMailer() {
  const server = await startMailServer();
  closing.push(server.close);
  const mailer = createSmtpMailer(server.url, from);
  closing.push(() => mailer.close());
  return { server, mailer };
}

const toZoe = (fullname = "Zoë Ñandú 体操") => ({ fullname, email: "zoe@example.com" });

describe("an email sent by SMTP", () => {
  it("is not sent in plain text where encryption is required", async () => {
    const { server } = await serverAndMailer();
    const careful = createSmtpMailer(server.url, from, { requiresTls: true });
    closing.push(() => careful.close());
    await expect(careful.check()).rejects.toThrow(/STARTTLS/);
    const [sample] = mails;
    if (!sample) throw new Error("no sample");
    await expect(careful.send(writeSample(sample, "en", toZoe()))).rejects.toThrow(/STARTTLS/);
    expect(server.delivered).toEqual([]);
  });

  it("requires encryption in production, unless the mail server is on the same machine", async () => {
    const server = await startMailServer();
    closing.push(server.close);
    const check = (url: string, variables = {}) =>
      openMail(readEnvironment({ SMTP_URL: url, ...variables })).mailer.check();
    const production = {
      NODE_ENV: "production",
      TRELLIS_EMBEDDED_DATABASE: "allow",
      TRELLIS_SANDBOX_CARDS: "allow",
      TRELLIS_LOCAL_URL: "allow",
    };
    // This address reaches this machine, but is not one of its local host names.
    const elsewhere = server.url.replace("127.0.0.1", "0.0.0.0");
    await check(elsewhere);
    await check(server.url, production);
    await expect(check(elsewhere, production)).rejects.toThrow(/STARTTLS/);
  });

  it("is not sent to a server without a valid certificate", async () => {
    const server = await startMailServer(0, true);
    closing.push(server.close);
    const mailer = createSmtpMailer(server.url, from);
    closing.push(() => mailer.close());
    await expect(mailer.check()).rejects.toThrow(/certificate/);
  });

  it("FGT-09 arrives with a six-digit code, as text and as HTML", async () => {
    const { server, mailer } = await serverAndMailer();
    const ports = { ...createMemoryPorts(), mailer };
    const account = {
      id: crypto.randomUUID(),
      ...toZoe(),
      passwordHash: "hash",
      language: "en" as const,
      createdAt: new Date(),
    };
    await ports.accounts.open(account);
    const init = json({ email: "zoe@example.com" });
    const answer = await createApp(ports).fetch(new Request(`https://trellis.test${address(forgotPassword)}`, init));
    expect(answer.status).toBe(200);
    expect(await ports.jobs.runDue(ports)).toBe(1);
    expect(server.delivered).toHaveLength(1);
    const { recipients, mail } = server.delivered[0] ?? {};
    expect(recipients).toEqual(["zoe@example.com"]);
    expect(mail?.from).toMatchObject(from);
    expect(mail?.to).toEqual([{ name: "Zoë Ñandú 体操", address: "zoe@example.com" }]);
    const [code = ""] = /^\d{6}/.exec(mail?.subject ?? "") ?? [];
    expect(code).toHaveLength(6);
    expect(mail?.text).toContain(code);
    expect(mail?.html).toContain(`>${code}<`);
    expect(mail?.text).toContain("Hi Zoë Ñandú 体操,");
  });

  it.each(languages)("arrives intact in %s, with every accent", async (language) => {
    const { server, mailer } = await serverAndMailer();
    for (const sample of mails) {
      const written = writeSample(sample, language, toZoe());
      await mailer.send(written);
      const { mail } = server.delivered.at(-1) ?? {};
      expect(mail?.subject).toBe(written.subject);
      expect(mail?.text?.replaceAll("\r\n", "\n").trim()).toBe(written.text.trim());
      expect(mail?.html?.replaceAll("\r\n", "\n").trim()).toBe(written.html.trim());
    }
  });

  it.each([
    "Zoë\r\nBcc: evil@example.com",
    "Zoë <evil@example.com>, Eve",
    '"Zoë" <evil@example.com>',
    "zoe@example.com, evil@example.com",
    "<script>alert(1)</script>",
  ])("goes to one recipient for any name (%#)", async (fullname) => {
    const { server, mailer } = await serverAndMailer();
    await mailer.send(writeSample(mails[0], "en", toZoe(fullname)));
    const { recipients, raw, mail } = server.delivered[0] ?? {};
    expect(recipients).toEqual(["zoe@example.com"]);
    expect(mail?.to?.map((each) => each.address)).toEqual(["zoe@example.com"]);
    expect(mail?.bcc).toBeUndefined();
    expect(raw?.split("\r\n\r\n")[0]).not.toMatch(/^Bcc:/im);
    expect(mail?.html).not.toContain("<script");
  });

  it.each(mails.filter((_, index) => index < 12))(
    "is byte-for-byte identical when it is sent again: $kind (%#)",
    async (sample) => {
      const { server, mailer } = await serverAndMailer();
      const written = writeSample(sample, "en", toZoe());
      await mailer.send(written);
      await mailer.send(structuredClone(written));
      expect(server.delivered[0]?.raw).toContain(`Message-ID: <mail-${sample.kind}@trellis.example>\r\n`);
      expect(server.delivered[1]?.raw).toBe(server.delivered[0]?.raw);
    },
  );

  it("keeps the id of its job in every attempt, unless it contains a new code or link", async () => {
    const { server, mailer } = await serverAndMailer();
    const ports = { ...createMemoryPorts(), mailer };
    const job = { ...toZoe(), language: "en" as const, createdAt: ports.clock.now().toISOString() };
    const notice = { ...job, id: "notice", kind: "googleJoined", facts: {} } as const;
    const code = { ...job, id: "code", kind: "resetCode", facts: {} } as const;
    for (const each of [notice, notice, code, code]) await handlers.mail(each, ports);
    const [first, second, third, fourth] = server.delivered.map(({ mail }) => mail);
    expect(first?.messageId).toBe("<notice@trellis.example>");
    expect(second?.messageId).toBe(first?.messageId);
    // Mail servers that drop repeated emails must deliver the one with the valid code.
    expect(fourth?.subject).not.toBe(third?.subject);
    expect(fourth?.messageId).not.toBe(third?.messageId);
  });

  it("has its id in the header that a provider uses to drop duplicate emails", async () => {
    const server = await startMailServer();
    closing.push(server.close);
    server.dropsBy = "Resend-Idempotency-Key";
    const mailer = createSmtpMailer(server.url, from, { idHeader: server.dropsBy });
    closing.push(() => mailer.close());
    for (const sample of [mails[0], mails[1], mails[0]]) await mailer.send(writeSample(sample, "en", toZoe()));
    expect(server.delivered).toHaveLength(2);
    expect(server.dropped).toBe(1);
  });

  it("fails with a wrong password, and while the server is busy", async () => {
    const { server, mailer } = await serverAndMailer();
    const wrong = createSmtpMailer(server.wrongUrl, from);
    closing.push(() => wrong.close());
    await expect(wrong.check()).rejects.toThrow(/wrong password|Invalid login/);
    await mailer.check();
    server.isBusy = true;
    const mail = writeSample(mails[1], "en", toZoe());
    await expect(mailer.send(mail)).rejects.toThrow(/try later/);
    server.isBusy = false;
    await mailer.send(mail);
    expect(server.delivered).toHaveLength(1);
  });

  it("is given up if the server refuses the email permanently, but not if it refuses the sign-in", async () => {
    const { server, mailer } = await serverAndMailer();
    server.isRefusing = true;
    await expect(mailer.send(writeSample(mails[1], "en", toZoe()))).rejects.toThrow(MailRefused);
    const wrong = createSmtpMailer(server.wrongUrl, from);
    closing.push(() => wrong.close());
    await expect(wrong.send(writeSample(mails[1], "en", toZoe()))).rejects.not.toThrow(MailRefused);
    const ports = { ...createMemoryPorts(), mailer };
    await queueMail(
      { kind: "accountDeleted", email: "zoe@example.com", fullname: "Z", language: "en", facts: {} },
      ports,
    );
    await ports.jobs.runDue(ports);
    const reply = await createApp(ports).fetch(new Request("https://trellis.test/health"));
    expect(await reply.json()).toMatchObject({ status: "ok", failedJobs: { mail: 1 } });
  });

  it("fails while the server is unreachable, and succeeds once it is up", async () => {
    const gone = await startMailServer();
    await gone.close();
    const mailer = createSmtpMailer(gone.url, from);
    await expect(mailer.check()).rejects.toThrow(/ECONNREFUSED/);
    const back = await startMailServer(gone.port);
    closing.push(back.close, () => mailer.close());
    await mailer.check();
    await mailer.send(writeSample(mails[1], "en", toZoe()));
    expect(back.delivered).toHaveLength(1);
  });

  it("fails within seconds when the server accepts connections but never replies", async () => {
    const sockets = new Set<Socket>();
    const mute = createServer((socket) => void sockets.add(socket));
    await new Promise<void>((done) => mute.listen(0, "127.0.0.1", done));
    closing.push(
      () => new Promise((done) => mute.close(done)),
      () => sockets.forEach((socket) => socket.destroy()),
    );
    const mailer = createSmtpMailer(`smtp://127.0.0.1:${portOf(mute)}`, from);
    closing.push(() => mailer.close());
    await expect(mailer.check()).rejects.toThrow(/Greeting never received|timeout/i);
  }, 20_000);
});
