import * as v from "valibot";
import { defineCall } from "./call.ts";
import { connectionFields, toConnected } from "./platforms.ts";

/** GET /user/social-status: returns which platforms are connected. */
export const socialStatus = defineCall({
  name: "socialStatus",
  method: "GET",
  path: "/user/social-status",
  access: "subscription",
  errorField: "error",
  reply: v.pipe(v.object(connectionFields), v.transform(toConnected)),
});
