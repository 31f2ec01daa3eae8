import * as v from "valibot";
import { defineCall } from "./call.ts";
import { connectionFields, toConnected } from "./user.ts";

/** GET /user/social-status: which platforms are connected. */
export const socialStatus = defineCall({
  name: "socialStatus",
  method: "GET",
  path: "/user/social-status",
  access: "session",
  refusal: "error",
  reply: v.pipe(v.object(connectionFields), v.transform(toConnected)),
});
