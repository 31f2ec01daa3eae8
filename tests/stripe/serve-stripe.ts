import type { BrowserContext, Page, Request, Route } from "@playwright/test";
import { askStripe } from "./control.ts";
import { bankScript, fieldScript, stripeScript } from "./script.ts";
import { publishableKey } from "./settings.ts";

const page = (body: string, script: () => void) =>
  `<!doctype html><title>Stripe</title>${body}<script>(${String(script)})()</script>`;
const fieldPage = page(
  `<style>body{margin:0}input{width:100%;padding:0;border:0;outline:0;background:none}</style><input aria-label="Card" autocomplete="off">`,
  fieldScript,
);
const bankPage = page(
  `<h1>3D Secure 2 Test Page</h1><button value="approved">Complete</button><button value="declined">Fail</button>`,
  bankScript,
);

const html = (body: string) => ({ contentType: "text/html", body });
const formOf = (request: Request): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(request.postData() ?? ""));

/** Creates a payment method. The card fields need a CORS header, because their origin differs from that of Stripe's API. */
async function createMethod(route: Route): Promise<void> {
  const { key, cardNumber = "", cardExpiry = "", cardCvc = "" } = formOf(route.request());
  const card = { number: cardNumber, expiry: cardExpiry, cvc: cardCvc };
  const json =
    key === publishableKey
      ? await askStripe({ do: "create method", card })
      : { error: { type: "invalid_request_error", message: "Invalid API Key provided" } };
  await route.fulfill({ json, headers: { "access-control-allow-origin": "https://js.stripe.com" } });
}

async function replyToBank(route: Route): Promise<void> {
  const { clientSecret = "", outcome } = formOf(route.request());
  await askStripe({ do: "reply to bank", clientSecret, outcome: outcome === "approved" ? "approved" : "declined" });
  await route.fulfill({ json: {} });
}

/** Serves everything that a browser loads from Stripe. Other requests to Stripe fail. */
export async function serveStripe(context: BrowserContext): Promise<void> {
  const script = { contentType: "text/javascript", body: `(${String(stripeScript)})()` };
  await context.route(/^https:\/\/[^/]*stripe\.com\//, (route) => route.abort());
  await context.route("https://js.stripe.com/endive/stripe.js", (route) => route.fulfill(script));
  await context.route("https://js.stripe.com/endive/field.html?*", (route) => route.fulfill(html(fieldPage)));
  await context.route("https://api.stripe.com/v1/payment_methods", createMethod);
  await context.route("https://hooks.stripe.com/3d_secure_2/challenge?*", (route) => route.fulfill(html(bankPage)));
  await context.route("https://hooks.stripe.com/3d_secure_2/reply", replyToBank);
}

/** Makes Stripe's API refuse payment methods with a message for developers, until the returned function is called. */
export async function failCardEntry(tab: Page): Promise<() => Promise<void>> {
  const address = "https://api.stripe.com/v1/payment_methods";
  const json = { error: { type: "invalid_request_error", message: "Received unknown parameter: card" } };
  const headers = { "access-control-allow-origin": "https://js.stripe.com" };
  let isRestored = false;
  await tab.route(address, (route) => (isRestored ? route.fallback() : route.fulfill({ json, headers })));
  return async () => void (isRestored = true);
}
