import { randomUUID } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import type { Plan } from "@trellis/contract/plan";
import { sandboxPaymentPages } from "@trellis/payments/sandbox/pages";
import { createSandboxPayments } from "@trellis/payments/sandbox/sandbox-payments";
import { scheduleWith } from "@trellis/payments/sandbox/schedule";
import { isStripeAway, isTestKey } from "@trellis/payments/stripe/client";
import type { ConnectedStripe } from "@trellis/payments/stripe/connect";
import type { Ports } from "@trellis/server-core/ports";
import { StartupError } from "@trellis/server-core/startup-error";
import type { Environment, StripeSettings } from "../environment.ts";
import { webhookAddress } from "../routes/payment-webhook.ts";
import { termsNamed } from "../rules/plans.ts";
import { readPlans } from "./plans.ts";

/** The ports that the card provider depends on. */
type Surroundings = Pick<Ports, "clock" | "jobs" | "sandboxDocuments" | "tokens">;

/** The card provider. */
export interface OpenPayments {
  kind: "real" | "sandbox";
  /** Description for the start-up message. */
  about: string;
  plans: readonly Plan[];
  create: (surroundings: Surroundings) => Pick<Ports, "payments" | "pages" | "posts">;
}

/** Returns the Stripe adapter if its keys are configured, otherwise the sandbox. */
export async function openPayments(environment: Environment, webFolder: string): Promise<OpenPayments> {
  const { stripe, plansPath, publicUrl } = environment;
  const plans = readPlans(plansPath);
  const page = `${webFolder}/index.html`;
  // Only a web app that is built here can be checked. With a mock Stripe server, its sandbox fields work too.
  if (existsSync(page) && !stripe?.apiBase) checkWebApp(readFileSync(page, "utf8"), stripe);
  return stripe ? openStripe(stripe, plans, publicUrl) : openSandbox(plans);
}

const modeOf = (key: string): "live" | "test" => (isTestKey(key) ? "test" : "live");

/** Throws unless the web app was built for the same card provider. */
function checkWebApp(page: string, stripe: StripeSettings | undefined): void {
  const [, built] = /<meta name="stripe-keys" content="(live|test)"/.exec(page) ?? [];
  if (!stripe && built) {
    throw new StartupError(
      "STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET must be set: the web app was built with VITE_STRIPE_PUBLISHABLE_KEY.",
    );
  }
  if (stripe && !built) {
    throw new StartupError(
      "The web app must be built with VITE_STRIPE_PUBLISHABLE_KEY, which belongs to STRIPE_SECRET_KEY.",
    );
  }
  if (stripe && built !== modeOf(stripe.secretKey)) {
    throw new StartupError(
      `STRIPE_SECRET_KEY is a ${modeOf(stripe.secretKey)} key, but the web app was built with a ${built} key.`,
    );
  }
}

/** Warns of webhooks that never arrive. Without a public URL they come through the Stripe CLI, which has no endpoint. */
async function webhookWarning(
  { missingEvents }: Pick<ConnectedStripe, "missingEvents">,
  publicUrl: string | undefined,
): Promise<string> {
  const missing = publicUrl === undefined ? [] : await missingEvents(publicUrl + webhookAddress);
  if (missing.length === 0) return "";
  return `\n    Warning: Stripe does not send these events to ${publicUrl}${webhookAddress}: ${missing.join(", ")}.`;
}

async function openStripe(
  settings: StripeSettings,
  plans: readonly Plan[],
  publicUrl: string | undefined,
): Promise<OpenPayments> {
  const { connectStripe } = await import("@trellis/payments/stripe/connect");
  const provider = await connectStripe(settings, plans);
  const mode = modeOf(settings.secretKey) === "live" ? "Stripe" : "Stripe in test mode: no money is charged";
  const opened = await provider.plans().then(
    async (priced) => ({ plans: priced, about: mode + (await webhookWarning(provider, publicUrl)) }),
    (error: unknown) => {
      // The prices are looked up again when they are needed.
      if (isStripeAway(error)) return { plans, about: `${mode}\n    Warning: Stripe is not responding.` };
      throw new StartupError(error instanceof Error ? error.message : "Stripe can’t be used.");
    },
  );
  const create = ({ clock }: Surroundings) => ({
    payments: provider.create(() => clock.now()),
    pages: new Map(),
    posts: new Map(),
  });
  return { kind: "real", ...opened, create };
}

/** Returns the sandbox, which charges no money. */
export function openSandbox(plans: readonly Plan[]): OpenPayments {
  const create = ({ clock, jobs, sandboxDocuments, tokens }: Surroundings) => {
    const payments = createSandboxPayments({
      documents: sandboxDocuments,
      now: () => clock.steadyNow(),
      newId: randomUUID,
      sign: (text) => tokens.hmac(text),
      schedule: scheduleWith(jobs, clock),
      planOf: termsNamed(plans),
    });
    return { payments, ...sandboxPaymentPages(payments) };
  };
  return { kind: "sandbox", about: "no money is charged; test card 4242 4242 4242 4242", plans, create };
}
