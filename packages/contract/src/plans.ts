import * as v from "valibot";
import { defineCall } from "./call.ts";
import { plan } from "./plan.ts";
import { asList } from "./tolerant-list.ts";

/** The plans that can be parsed. Fails if all plans are unreadable, so that the list doesn't count as empty. */
const plans = v.pipe(
  v.array(asList(plan)),
  v.check((sent) => sent.length === 0 || sent.some((parsed) => parsed.length > 0)),
  v.transform((sent) => sent.flatMap((parsed) => parsed)),
);

/** GET /payment/plans: lists the plans. */
export const listPlans = defineCall({
  name: "listPlans",
  method: "GET",
  path: "/payment/plans",
  errorField: "message",
  reply: plans,
});
