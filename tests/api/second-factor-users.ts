import { logIn } from "@trellis/contract/account";
import { addPasskey, passkeyCreationOptions } from "@trellis/contract/security";
import { confirmAuthenticator, setUpAuthenticator } from "@trellis/contract/authenticator";
import { generateSync } from "otplib";
import { createAuthenticator } from "./fake-authenticator.ts";
import { createClient, type TestClient } from "./test-client.ts";

/** Returns the code that an authenticator app shows. */
export const codeAt = (secret: string, now: Date, steps = 0): string =>
  generateSync({ secret, epoch: Math.floor(now.getTime() / 1000) + steps * 30 });

/** Returns a signed-in creator without second factors. */
export async function owner() {
  const client = await createClient("creator");
  const { email, password } = client.world.personas.creator;
  return { client, email, password };
}

/** Signs in with the password, and returns the second step that the server asks for. */
export async function secondStep(client: TestClient, credentials: { email: string; password: string }) {
  const { secondFactor } = await client.send(logIn, { body: credentials });
  if (!secondFactor) throw new Error("the sign-in has no second step");
  return secondFactor;
}

/** Returns a creator whose authenticator app is on. */
export async function withApp() {
  const { client, ...credentials } = await owner();
  const { secret } = await client.send(setUpAuthenticator, {});
  const code = codeAt(secret, client.world.clock.now());
  const { recoveryCodes = [] } = await client.send(confirmAuthenticator, { body: { code } });
  return { client, credentials, secret, recoveryCodes, usedCode: code };
}

/** Returns a creator with a passkey. */
export async function withPasskey() {
  const { client, ...credentials } = await owner();
  const device = createAuthenticator();
  const { options } = await client.send(passkeyCreationOptions, {});
  const { recoveryCodes = [] } = await client.send(addPasskey, { body: { passkey: device.create(options) } });
  return { client, credentials, device, recoveryCodes };
}
