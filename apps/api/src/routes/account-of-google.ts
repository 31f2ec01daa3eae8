import { type GoogleIdentity, providerTokenHeader } from "@trellis/contract/account";
import type { Account } from "../domain.ts";
import type { Ports } from "../ports.ts";
import type { GooglePerson } from "../ports/google.ts";
import { refuse } from "../refuse.ts";
import { onOneLine } from "../rules/one-line.ts";
import { queueMail } from "./queue-mail.ts";

type Asked = Parameters<typeof queueMail>[2] & { headers: Headers };

/**
 * Returns the account for a Google sign-in; only what Google returns for the access token counts. Finds, links or
 * creates the account (see `Accounts.signInWithGoogle`).
 */
export async function accountOfGoogle(said: GoogleIdentity, asked: Asked): Promise<Account> {
  const { ports, now, headers } = asked;
  const person = await proven(said.email, headers.get(providerTokenHeader), ports);
  const entry = await ports.accounts.enterByGoogle({
    id: ports.newId(),
    subject: person.subject,
    email: person.email,
    fullname: onOneLine(said.fullname ?? "") || (person.email.split("@", 1)[0] ?? ""),
    avatar: person.picture,
    now,
  });
  if (!entry) throw refuse(409, (say) => say.otherGoogle);
  const { account, outcome } = entry;
  if (outcome !== "found") ports.log.info("entered by Google", { account: account.id, outcome });
  if (outcome === "joined" || outcome === "takenOver") await queueMail("googleJoined", account.email, asked);
  return account;
}

async function proven(email: string, token: string | null, { google, log }: Ports): Promise<GooglePerson> {
  if (google.about.kind === "off") throw refuse(403, (say) => say.googleOff);
  const person = token && (await google.whose(token).catch(away(log)));
  const isProven = person && person.isEmailVerified && person.email.toLowerCase() === email.toLowerCase();
  if (!isProven) throw refuse(403, (say) => say.googleUnproven);
  return person;
}

/** Turns failures of Google into a 502: passing on a 401 would sign the user out. */
const away =
  (log: Ports["log"]) =>
  (cause: unknown): never => {
    log.error("identity provider failed", { cause });
    throw refuse(502, (say) => say.googleAway);
  };
