// Writes the JSON Schema of the requests that the stand-in for Stripe accepts, from the types of the `stripe` package.
import { writeFileSync } from "node:fs";
import { schemaPath, stripeRequestsSchema } from "./stripe-requests-schema.ts";

writeFileSync(schemaPath, stripeRequestsSchema());
