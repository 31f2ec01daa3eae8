import { type Registration, registration } from "@trellis/contract/account";
import type { FieldIssue } from "@trellis/contract/fields";
import * as v from "valibot";

const terms: FieldIssue = "termsRequired";

/** What the sign-up page asks: the call's body, and the terms, which are never sent. */
export const newAccount = v.intersect([registration, v.object({ terms: v.literal(true, terms) })]);

/** The part that is sent. */
export const toRegistration = ({ fullname, email, password, confirmPassword }: Registration): Registration => ({
  fullname,
  email,
  password,
  confirmPassword,
});
