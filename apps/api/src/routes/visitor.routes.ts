import { findCountry } from "@trellis/contract/geo";
import { signInProviders } from "@trellis/contract/sign-in-providers";
import { publicRoute } from "./route.ts";

/** Calls that the web app makes before sign-in. */
export const visitorRoutes = [
  publicRoute(signInProviders, ({ ports }) => ({ google: ports.google.about })),
  publicRoute(findCountry, ({ ports, headers }) => ({ country_code: ports.countryOf(headers) })),
];
