import { type Registration, registration } from "@trellis/contract/account";
import type { FieldIssue } from "@trellis/contract/fields";
import * as v from "valibot";

const terms: FieldIssue = "termsRequired";

/** Schema of the sign-up form: the request body plus the terms checkbox, which is never sent. */
export const newAccount = v.intersect([registration, v.object({ terms: v.literal(true, terms) })]);

/** Returns the request body. */
export const toRegistration = ({ fullname, email, password, confirmPassword }: Registration): Registration => ({
  fullname,
  email,
  password,
  confirmPassword,
});
