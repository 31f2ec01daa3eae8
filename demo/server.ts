import { createApp } from "@trellis/api/app";
import {
  createExtraPersona,
  createMemoryPorts,
  createPersonas,
  type Persona,
  type PersonaName,
  tableOf,
  type Tables,
} from "@trellis/api/memory";
import { type DemoMail, demoPaths, type Person, people } from "./calls.ts";

const monthMs = 30 * 86_400_000;

type Ports = ReturnType<typeof createMemoryPorts>;

/** Creates a session for the account and returns its token, or null if there is no such account. */
async function signIn(accountId: string | undefined, ports: Ports): Promise<string | null> {
  const { accounts, clock, newId, sessions, tokens } = ports;
  const contact = accountId === undefined ? null : await accounts.contact(accountId);
  if (accountId === undefined || !contact) return null;
  const token = tokens.mint();
  const openedAt = clock.now();
  await sessions.open({
    id: newId(),
    tokenDigest: await tokens.digest(token),
    accountId,
    openedAt,
    expiresAt: new Date(openedAt.getTime() + monthMs),
    userAgent: navigator.userAgent,
    language: contact.language,
  });
  return token;
}

/** Creates the demo’s server with these tables. If they are empty, it adds the demo users. */
export async function createDemoServer(
  tables: Tables,
  publicUrl: string,
): Promise<(request: Request) => Promise<Response>> {
  const ports = createMemoryPorts(undefined, Date.now(), { publicUrl, tables });
  const accountIds = tableOf<Person, string>(tables, "demoPeople");
  const mails = tableOf<string, DemoMail>(tables, "demoMails");
  ports.mailer.send = async ({ id, to, subject, html }) => {
    mails.set(id, { id, to: to.address, subject, html, sentAt: ports.clock.now().toISOString() });
  };
  if (accountIds.size === 0) {
    const personas: Partial<Record<PersonaName | Person, Persona>> = {
      ...(await createPersonas(ports)),
      trialEnding: await createExtraPersona("trialEnding", ports),
      expired: await createExtraPersona("expired", ports),
    };
    const add = async (person: Person) => {
      const found = await ports.accounts.recipient(personas[person]?.email ?? "");
      if (found) accountIds.set(person, found.id);
    };
    await Promise.all(people.map(add));
  }
  const app = createApp(ports);
  return async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === demoPaths.mails) return Response.json([...mails.values()].toReversed());
    if (pathname === demoPaths.signIn) {
      const person = people.find((each) => each === searchParams.get("person"));
      return Response.json({ token: await signIn(person && accountIds.get(person), ports) });
    }
    const reply = await app.fetch(request);
    await ports.jobs.runDue(ports);
    return reply;
  };
}
