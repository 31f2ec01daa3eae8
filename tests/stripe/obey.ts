import { createMethod } from "../providers/stripe/browser.ts";
import { passDays } from "../providers/stripe/pass-days.ts";
import { StripeRefusal } from "../providers/stripe/refusal.ts";
import type { StripeStandIn } from "../providers/stripe/stand-in.ts";
import { idOf } from "../providers/stripe/store.ts";
import type { Command } from "./control.ts";

type CommandNamed<Name extends Command["do"]> = Extract<Command, { do: Name }>;

const customersOf = ({ store }: StripeStandIn, email: string): Set<string> =>
  new Set([...store.customers.values()].filter((each) => each.email === email).map(({ id }) => id));

/** Creates the payment method of a typed card, or returns Stripe's error. */
function createOrRefuse({ store }: StripeStandIn, { card }: CommandNamed<"create method">): object {
  try {
    return { paymentMethod: createMethod(store, card) };
  } catch (error) {
    if (error instanceof StripeRefusal) return { error: error.body };
    throw error;
  }
}

/** Makes requests for one customer fail. Those for other customers still work, because tests run in parallel. */
function failFor(stripe: StripeStandIn, { email, routes, fault }: CommandNamed<"fail">): object {
  const others = stripe.faults;
  stripe.faults = (route, body) => {
    const own = customersOf(stripe, email).add(email);
    const isAsked = [...new URLSearchParams(body).values()].some((value) => own.has(value));
    if (!isAsked) return others(route, body);
    return routes.includes(route) ? fault : null;
  };
  return {};
}

function report(stripe: StripeStandIn, { email }: CommandNamed<"report">): object {
  const own = customersOf(stripe, email);
  const { subscriptions, charges } = stripe.store;
  return {
    subscriptions: [...subscriptions.values()]
      .filter((each) => own.has(idOf(each.customer)))
      .map(({ status }) => status),
    charges: charges.filter(({ customer }) => own.has(customer)).map(({ cents }) => cents),
    violations: stripe.violations,
  };
}

/** Executes a command of a test or of the script in the browser. */
export function obey(stripe: StripeStandIn, command: Command): object {
  if (command.do === "create method") return createOrRefuse(stripe, command);
  if (command.do === "reply to bank") return { wasWaiting: stripe.authenticate(command.clientSecret, command.outcome) };
  if (command.do === "fail") return failFor(stripe, command);
  if (command.do === "report") return report(stripe, command);
  passDays(stripe.store, command.email, command.days);
  return {};
}
