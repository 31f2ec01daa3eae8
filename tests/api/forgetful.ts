import { forgotPassword } from "@trellis/contract/password-reset";
import { type Asker, askAs } from "./asking.ts";

/** Someone who has asked for a code. */
interface Forgetful extends Asker {
  asker: Asker;
  email: string;
  password: string;
  /** The mail that came, the code in it, and one that is none. */
  mail: { subject: string; html: string } | undefined;
  otp: string;
  wrong: string;
}

/** The creator, signed in elsewhere, who has asked for a code: the code, and how to go on. */
export async function askedForCode(language = "en"): Promise<Forgetful> {
  const asker = await askAs("creator");
  const { email, password } = asker.world.personas.creator;
  await asker.ask(forgotPassword, { body: { email } }, language);
  const mail = asker.world.mailer.mails.at(-1);
  const otp = /\d{6}/.exec(mail?.subject ?? "")?.[0] ?? "";
  const wrong = otp === "000000" ? "000001" : "000000";
  return { ...asker, asker, email, password, mail, otp, wrong };
}
