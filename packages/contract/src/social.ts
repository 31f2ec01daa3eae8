import * as v from "valibot";
import { defineCall } from "./call.ts";
import { connectionFields, toKnownConnections } from "./platforms.ts";

/** GET /user/social-status: returns which platforms are connected; a server may omit platforms. */
export const socialStatus = defineCall({
  name: "socialStatus",
  method: "GET",
  path: "/user/social-status",
  access: "subscription",
  isExtra: true,
  reply: v.pipe(v.object(connectionFields), v.transform(toKnownConnections)),
});
