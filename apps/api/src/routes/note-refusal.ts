import type { Call } from "@trellis/contract/call";
import type { Ports } from "@trellis/server-core/ports";
import type { SecurityEvent } from "@trellis/server-core/ports/log";
import type { HttpError, Message } from "../http-error.ts";

/** The security event to log for an error, by the error's message. */
const events: Partial<Record<Exclude<Message, (...values: never[]) => string>, SecurityEvent>> = {
  accountDeleted: "sign-in refused",
  codeExpired: "code refused",
  codeWrong: "code refused",
  emailTaken: "sign-up refused",
  googleUnproven: "sign-in refused",
  linkOver: "link refused",
  otherGoogle: "sign-in refused",
  passkeyRefused: "second factor refused",
  resetOver: "code refused",
  secondFactorWrong: "second factor refused",
  authenticatorWrong: "second factor refused",
  sessionOver: "session refused",
  signInOver: "second factor refused",
  wrongCredentials: "sign-in refused",
  wrongPassword: "identity not proved",
};

const eventOf = ({ status, text }: HttpError): SecurityEvent | undefined =>
  status === 429 ? "limit reached" : typeof text === "string" ? events[text] : undefined;

/** Logs a refused call if it may be part of an attack. `client` is derived from the address, which itself is not logged. */
export async function noteRefusal({ name }: Call, error: HttpError, address: string, ports: Ports): Promise<void> {
  const event = eventOf(error);
  if (!event) return;
  const client = (await ports.tokens.hmac(`client ${address}`)).slice(0, 16);
  ports.log.security(event, { call: name, status: error.status, client, account: error.account });
}
