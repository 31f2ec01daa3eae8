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
  /** While set, keeps connections waiting after their last line until this promise resolves. `accepts`: it has accepted the email, but has not said so. */
  hold: { until: Promise<void>; accepts: boolean } | undefined;
  /** The user of each email whose connection was kept waiting. */
  held: string[];
  /** The user of each open connection. */
  connected: () => string[];
  /** If set, drops emails whose value of this header has been delivered before, and counts them. */
  dropsBy: string | undefined;
  dropped: number;
  /** While set, rejects every email permanently. */
  isRefusing: boolean;
  close: () => Promise<void>;
}

/** Starts a mail server. With `secure`, it uses TLS with a certificate that no authority has signed. */
export async function startMailServer(port = 0, secure = false): Promise<MailServer> {
  const users = new Map<string, string>();
  const seen = new Set<string>();
  const deliver = (recipients: string[], raw: string, mail: Email) => {
    const value = mail.headers.find(({ key }) => key === mailServer.dropsBy?.toLowerCase())?.value;
    if (value !== undefined && seen.has(value)) mailServer.dropped += 1;
    else mailServer.delivered.push({ recipients, raw, mail });
    if (value !== undefined) seen.add(value);
  };
  const receive = async (recipients: string[], raw: Buffer, sessionId: string) => {
    const mail = await PostalMime.parse(raw);
    const { hold } = mailServer;
    const wait = async (accepted: boolean) => {
      if (hold?.accepts !== accepted) return;
      mailServer.held.push(users.get(sessionId) ?? "");
      await hold.until;
    };
    await wait(false);
    // This server accepts no email from a client that is gone.
    if (!users.has(sessionId)) return;
    deliver(recipients, raw.toString(), mail);
    await wait(true);
  };
  const server = new SMTPServer({
    secure,
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    logger: false,
    closeTimeout: 200,
    onAuth: ({ password, username = "" }, { id }, done) => {
      if (password !== "right") return done(new Error("wrong password"));
      users.set(id, username);
      return done(null, { user: username });
    },
    onClose: ({ id }) => void users.delete(id),
    onData: (stream, session, done) => {
      const parts: Buffer[] = [];
      stream.on("data", (part: Buffer) => parts.push(part));
      stream.on("end", () => {
        if (mailServer.isRefusing) return done(Object.assign(new Error("spam"), { responseCode: 554 }));
        if (mailServer.isBusy) return done(Object.assign(new Error("try later"), { responseCode: 451 }));
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        void receive(recipients, Buffer.concat(parts), session.id).then(() => done(), done);
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
    held: [],
    connected: () => [...users.values()],
    dropsBy: undefined,
    dropped: 0,
    isRefusing: false,
    close: () => new Promise((done) => server.close(() => done())),
  };
  return mailServer;
}
