import { fileURLToPath } from "node:url";

/** The publishable key of the stand-in for Stripe. */
export const publishableKey = "pk_test_standin";

/** The folder of the web app that was built for Stripe. */
export const stripeFolder = fileURLToPath(new URL("../../dist/web-stripe", import.meta.url));

/** The address of the stand-in. */
export const stripeOrigin = (): string => `http://127.0.0.1:${process.env["TRELLIS_STRIPE_PORT"]}`;
