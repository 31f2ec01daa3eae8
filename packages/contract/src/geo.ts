import * as v from "valibot";
import { defineCall } from "./call.ts";

/** GET /geo: returns the two-letter country code of the client's IP address; `null` if unknown. */
export const findCountry = defineCall({
  name: "findCountry",
  method: "GET",
  path: "/geo",
  access: "public",
  isExtra: true,
  reply: v.looseObject({ country_code: v.fallback(v.nullish(v.string(), null), null) }),
});
