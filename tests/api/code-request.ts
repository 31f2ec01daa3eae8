import { forgotPassword } from "@trellis/contract/password-reset";
import { createClient, type TestClient } from "./test-client.ts";

/** A client that has requested a password reset code. */
interface CodeRequest extends TestClient {
  client: TestClient;
  email: string;
  password: string;
  /** The email with the code. */
  mail: { subject: string; html: string } | undefined;
  /** The code in the email. */
  otp: string;
  /** A code that differs from the one in the email. */
  wrong: string;
}

/** Requests a reset code for the creator, who is also signed in. */
export async function requestCode(language = "en"): Promise<CodeRequest> {
  const client = await createClient("creator");
  const { email, password } = client.world.personas.creator;
  await client.send(forgotPassword, { body: { email } }, language);
  const mail = client.world.mailer.mails.at(-1);
  const otp = /\d{6}/.exec(mail?.subject ?? "")?.[0] ?? "";
  const wrong = otp === "000000" ? "000001" : "000000";
  return { ...client, client, email, password, mail, otp, wrong };
}
