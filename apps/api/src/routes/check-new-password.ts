import type { PasswordRefusalCode } from "@trellis/contract/fields";
import type { Ports } from "@trellis/server-core/ports";
import { HttpError } from "../http-error.ts";
import { isMonotonous, isPersonalPassword } from "../rules/passwords.ts";

/** Throws a 400 about a field if its password is easy to guess. */
export async function checkNewPassword(
  field: "password" | "newPassword",
  password: string,
  person: { fullname: string; email: string },
  { passwords }: Pick<Ports, "passwords">,
): Promise<void> {
  const refuse = (reason: PasswordRefusalCode) => new HttpError(400, reason, undefined, reason, field);
  if (isPersonalPassword(password, person)) throw refuse("passwordPersonal");
  if (isMonotonous(password) || (await passwords.isCommon(password))) throw refuse("passwordCommon");
}
