import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

/** A mail server on this machine that takes mails for anyone, from whoever knows its one password. */
export interface MailServer {
  /** Its address with the right password, and with a wrong one. */
  url: string;
  wrongUrl: string;
  port: number;
  /** What arrived: to whom it was sent, and the mail as its reader sees it. */
  delivered: { recipients: string[]; raw: string; mail: Email }[];
  /** Answers every mail with a passing "not now" as long as it is set. */
  isBusy: boolean;
  close: () => Promise<void>;
}

export async function startMailServer(port = 0): Promise<MailServer> {
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    logger: false,
    closeTimeout: 200,
    onAuth: ({ password, username }, _session, done) =>
      password === "right" ? done(null, { user: username }) : done(new Error("wrong password")),
    onData: (stream, session, done) => {
      const parts: Buffer[] = [];
      stream.on("data", (part: Buffer) => parts.push(part));
      stream.on("end", () => {
        if (held.isBusy) return done(Object.assign(new Error("try later"), { responseCode: 451 }));
        const raw = Buffer.concat(parts);
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        void PostalMime.parse(raw).then((mail) => {
          held.delivered.push({ recipients, raw: raw.toString(), mail });
          return done();
        }, done);
        return undefined;
      });
    },
  });
  await new Promise<void>((done) => server.listen(port, "127.0.0.1", done));
  // Tests that break a connection on purpose are no news.
  server.on("error", () => undefined);
  const at = (password: string) =>
    `smtp://trellis:${password}@127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  const held: MailServer = {
    url: at("right"),
    wrongUrl: at("wrong"),
    port: (server.server.address() as AddressInfo).port,
    delivered: [],
    isBusy: false,
    close: () => new Promise((done) => server.close(() => done())),
  };
  return held;
}
