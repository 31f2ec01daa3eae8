import type { PaymentEvent } from "@trellis/server-core/ports/payments";
import type { SandboxEvent } from "./customer.ts";

const header = "trellis-sandbox-signature";
/** Maximum difference between the time of a signature and now, in seconds. */
const tolerance = 300;

/** Computes a keyed digest. */
export type Sign = (text: string) => string | Promise<string>;

const seconds = (now: Date): number => Math.floor(now.getTime() / 1000);

/** Returns the webhook request of an event, signed in Stripe's format. */
export async function webhookOf(customerId: string, event: SandboxEvent, sign: Sign, now: Date): Promise<Request> {
  const body = JSON.stringify({ ...event, customerId });
  const time = seconds(now);
  const signature = `t=${time},v1=${await sign(`webhook ${time}.${body}`)}`;
  const headers = { "content-type": "application/json", [header]: signature };
  return new Request("http://trellis.internal/webhook", { method: "POST", body, headers });
}

/** Verifies a webhook; null if its signature is wrong or too old. */
export async function readWebhook(body: string, headers: Headers, sign: Sign, now: Date): Promise<PaymentEvent | null> {
  const [, time = "", sent = ""] = /^t=(\d{1,12}),v1=([\da-f]{64})$/.exec(headers.get(header) ?? "") ?? [];
  if (sent === "" || Math.abs(seconds(now) - Number(time)) > tolerance) return null;
  // No constant-time comparison is needed: a forged event only makes the server read the sandbox's state again.
  if (sent !== (await sign(`webhook ${time}.${body}`))) return null;
  const { id, type, customerId, subscriptionId, invoiceId } = JSON.parse(body) as SandboxEvent & { customerId: string };
  return { id, kind: type, customerId, subscriptionId, invoiceId };
}
