import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { portOf } from "./port-of.ts";

/** A local mail server that accepts emails to any address, with one password. */
export interface MailServer {
  /** Its URL with the right and with a wrong password. */
  url: string;
  wrongUrl: string;
  port: number;
  /** The received emails. */
  delivered: { recipients: string[]; raw: string; mail: Email }[];
  /** While set, rejects every email with a temporary error. */
  isBusy: boolean;
  /** While set, accepted emails are not acknowledged before this promise resolves. */
  hold: Promise<void> | undefined;
  /** While set, rejects every email permanently. */
  isRefusing: boolean;
  close: () => Promise<void>;
}

/** Starts a mail server. With `secure`, it uses TLS with a certificate that no authority has signed. */
export async function startMailServer(port = 0, secure = false): Promise<MailServer> {
  const server = new SMTPServer({
    secure,
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
        if (mailServer.isRefusing) return done(Object.assign(new Error("spam"), { responseCode: 554 }));
        if (mailServer.isBusy) return done(Object.assign(new Error("try later"), { responseCode: 451 }));
        const raw = Buffer.concat(parts);
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        void PostalMime.parse(raw)
          .then((mail) => {
            mailServer.delivered.push({ recipients, raw: raw.toString(), mail });
            return mailServer.hold;
          })
          .then(() => done(), done);
        return undefined;
      });
    },
  });
  await new Promise<void>((done) => server.listen(port, "127.0.0.1", done));
  // Ignore connection errors, which some tests cause on purpose.
  server.on("error", () => undefined);
  const at = (password: string) => `smtp${secure ? "s" : ""}://trellis:${password}@127.0.0.1:${portOf(server.server)}`;
  const mailServer: MailServer = {
    url: at("right"),
    wrongUrl: at("wrong"),
    port: portOf(server.server),
    delivered: [],
    isBusy: false,
    hold: undefined,
    isRefusing: false,
    close: () => new Promise((done) => server.close(() => done())),
  };
  return mailServer;
}
