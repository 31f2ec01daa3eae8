import type { Requests } from "../providers/stripe/requests.ts";
import type { Fault } from "../providers/stripe/stand-in.ts";
import { stripeOrigin } from "./settings.ts";

/** A card as typed into Stripe's fields. */
interface TypedCard {
  number: string;
  expiry: string;
  cvc: string;
}

/** The commands that tests, and the script in the browser, send to the stand-in for Stripe. */
export type Command =
  | { do: "create method"; card: TypedCard }
  | { do: "reply to bank"; clientSecret: string; outcome: "approved" | "declined" }
  | { do: "pass days"; email: string; days: number }
  | { do: "fail"; email: string; routes: (keyof Requests)[]; fault: Fault }
  | { do: "report"; email: string };

/** Stripe's data about the customers with an email address, oldest first. */
interface Report {
  /** The state of each subscription. */
  subscriptions: string[];
  /** Each charge, in cents. */
  charges: number[];
  /** Errors in the server's requests. */
  violations: string[];
}

/** Sends a command to the stand-in and returns its reply. */
export async function askStripe(command: Command): Promise<unknown> {
  const response = await fetch(`${stripeOrigin()}/test`, { method: "POST", body: JSON.stringify(command) });
  if (!response.ok) throw new Error(`The stand-in for Stripe replied with ${response.status}.`);
  return response.json();
}

export const reportOf = ({ email }: { email: string }): Promise<Report> =>
  askStripe({ do: "report", email }) as Promise<Report>;

/** Lets this many days pass for one customer, and sends the webhooks about what happened. */
export const passDays = ({ email }: { email: string }, days: number): Promise<unknown> =>
  askStripe({ do: "pass days", email, days });

/** Makes the server's requests about one customer fail until the returned function is called. */
export async function breakStripe(
  { email }: { email: string },
  fault: Fault,
  ...routes: (keyof Requests)[]
): Promise<() => Promise<unknown>> {
  await askStripe({ do: "fail", email, routes, fault });
  return () => askStripe({ do: "fail", email, routes: [], fault });
}
