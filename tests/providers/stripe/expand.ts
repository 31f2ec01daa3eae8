import { unfit } from "./refusal.ts";
import type { Store } from "./store.ts";

/** Returns the object that a property refers to; undefined if it can't be expanded. */
function target(store: Store, owner: Record<string, unknown>, name: string): unknown {
  const id = String(owner[name]);
  switch (name) {
    case "latest_invoice":
      return store.invoices.get(id);
    case "customer":
      return store.customers.get(id);
    case "product":
      return store.products.get(id);
    case "payment_method":
    case "default_payment_method":
      return store.methods.get(id);
    case "confirmation_secret": {
      const payment = store.payments.get(store.paymentIds.get(String(owner["id"])) ?? "");
      return payment ? { client_secret: payment.client_secret, type: "payment_intent" } : null;
    }
    default:
      return undefined;
  }
}

/** Replaces a reference with the object, as Stripe does for `expand`. The value must be a copy. */
export function expandPath(store: Store, value: unknown, path: readonly string[]): void {
  const [name, ...rest] = path;
  if (name === undefined || typeof value !== "object" || value === null) return;
  if (Array.isArray(value)) {
    for (const each of value) expandPath(store, each, path);
    return;
  }
  const owner = value as Record<string, unknown>;
  if (name !== "data" && owner[name] !== null) {
    const object = target(store, owner, name);
    if (object === undefined) throw unfit("", `This property cannot be expanded (${path.join(".")}).`, "expand");
    owner[name] = structuredClone(object);
  }
  expandPath(store, owner[name], rest);
}
