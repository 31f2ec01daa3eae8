// Builds the web app for Stripe if needed, and starts the server for the end-to-end tests with a stand-in for Stripe.
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { publishableKey, stripeFolder, stripeOrigin } from "./settings.ts";
import { startStandIn } from "./stand-in.ts";

execFileSync(
  process.execPath,
  [fileURLToPath(new URL("../../scripts/built-web.mjs", import.meta.url)), "--if-changed"],
  {
    env: { ...process.env, TRELLIS_WEB_OUT: stripeFolder, VITE_STRIPE_PUBLISHABLE_KEY: publishableKey },
    stdio: "inherit",
  },
);

const { secretKey, webhookSecret } = await startStandIn({
  port: Number(process.env["TRELLIS_STRIPE_PORT"]),
  webhooks: `http://127.0.0.1:${process.env["PORT"]}/api/v1/payment/webhook`,
});
process.env["STRIPE_SECRET_KEY"] = secretKey;
process.env["STRIPE_WEBHOOK_SECRET"] = webhookSecret;
process.env["STRIPE_API_BASE"] = stripeOrigin();

await import("../e2e/server.ts");
