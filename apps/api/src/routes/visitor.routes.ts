import { findCountry } from "@trellis/contract/geo";
import { signInProviders } from "@trellis/contract/sign-in-providers";
import { answer } from "./answer.ts";

/** Calls that the web app makes before sign-in. */
export const visitorRoutes = [
  answer(signInProviders, ({ ports }) => ({ google: ports.google.about })),
  answer(findCountry, ({ ports, headers }) => ({ country_code: ports.countryOf(headers) })),
];
