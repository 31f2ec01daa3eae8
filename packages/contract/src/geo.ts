import * as v from "valibot";
import { defineCall } from "./call.ts";

/** GET /geo: two letters of the country the asking address is in; null when nobody can tell. */
export const findCountry = defineCall({
  name: "findCountry",
  method: "GET",
  path: "/geo",
  access: "public",
  refusal: "error",
  reply: v.looseObject({ country_code: v.nullish(v.string(), null) }),
});
