import { checkSession } from "@trellis/contract/account";
import { exportAccount } from "@trellis/contract/account-data";
import { prove } from "@trellis/contract/proof";
import { passSecondFactor, secondFactorOptions } from "@trellis/contract/second-factor";
import { passkeySignInOptions, signInWithPasskey } from "@trellis/contract/passkey-sign-in";
import {
  addPasskey,
  passkeyCreationOptions,
  passkeyProofOptions,
  readSecurity,
  removePasskey,
  renamePasskey,
} from "@trellis/contract/security";
import { describe, expect, it } from "vitest";
import { type Changes, createAuthenticator } from "./fake-authenticator.ts";
import { owner, secondStep, withPasskey } from "./second-factor-users.ts";
import { address, hour } from "./test-client.ts";

const minute = 60_000;
const refused = { status: 400, serverMessage: "This passkey couldn’t be verified. Try again or use another method." };

const unacceptable: [string, Changes][] = [
  ["another origin", { origin: "https://trellis.example" }],
  ["another site", { rpId: "evil.test" }],
  ["a device that has not verified its user", { isUserVerified: false }],
];

describe("adding a passkey", () => {
  it("returns recovery codes with the first passkey, and emails the owner", async () => {
    const { client, device, recoveryCodes } = await withPasskey();
    expect(recoveryCodes).toHaveLength(10);
    expect(await client.send(readSecurity, {})).toMatchObject({
      passkeys: [{ id: device.id, usedAt: null }],
      hasAuthenticator: false,
      recoveryCodesLeft: 10,
    });
    expect(client.world.mailer.mails).toMatchObject([{ text: expect.stringMatching(/passkey/) }]);
    const { options } = await client.send(passkeyCreationOptions, {});
    expect(options).toMatchObject({ rp: { id: "trellis.test" }, excludeCredentials: [{ id: device.id }] });
    const second = createAuthenticator().create(options);
    expect(await client.send(addPasskey, { body: { passkey: second } })).toEqual({
      message: "Your passkey has been added.",
    });
  });

  it("requires a recent proof of identity", async () => {
    const { client } = await owner();
    client.world.clock.advance(hour);
    expect(await client.failureOf(passkeyCreationOptions, {})).toMatchObject({ code: "proofRequired" });
  });

  it.each(unacceptable)("refuses %s", async (_, changes) => {
    const { client } = await owner();
    const { options } = await client.send(passkeyCreationOptions, {});
    const passkey = createAuthenticator().create(options, changes);
    expect(await client.failureOf(addPasskey, { body: { passkey } })).toMatchObject(refused);
  });

  it("refuses a challenge that was used, has expired or belongs to another account", async () => {
    const { client } = await withPasskey();
    const { options } = await client.send(passkeyCreationOptions, {});
    await client.send(addPasskey, { body: { passkey: createAuthenticator().create(options) } });
    const replayed = createAuthenticator().create(options);
    expect(await client.failureOf(addPasskey, { body: { passkey: replayed } })).toMatchObject(refused);

    const { options: late } = await client.send(passkeyCreationOptions, {});
    const { options: foreign } = await client.send(passkeyCreationOptions, {});
    client.token = client.world.personas.newcomer.token;
    const stolen = createAuthenticator().create(foreign);
    expect(await client.failureOf(addPasskey, { body: { passkey: stolen } })).toMatchObject(refused);
    client.token = client.world.token;
    client.world.clock.advance(5 * minute);
    const expired = createAuthenticator().create(late);
    expect(await client.failureOf(addPasskey, { body: { passkey: expired } })).toMatchObject(refused);
  });
});

describe("signing in with a passkey", () => {
  it("opens a session without another step, and records the use", async () => {
    const { client, credentials, device } = await withPasskey();
    client.token = null;
    const { options } = await client.send(passkeySignInOptions, {});
    expect(options).toMatchObject({ rpId: "trellis.test", userVerification: "required", allowCredentials: [] });
    const { user, token } = await client.send(signInWithPasskey, { body: { passkey: device.use(options) } });
    expect(user.email).toBe(credentials.email);
    client.token = token;
    expect((await client.send(readSecurity, {})).passkeys[0]?.usedAt).toBe(client.world.clock.now().toISOString());
  });

  it.each(unacceptable)("refuses %s", async (_, changes) => {
    const { client, device } = await withPasskey();
    const { options } = await client.send(passkeySignInOptions, {});
    const passkey = device.use(options, 0, changes);
    expect(await client.failureOf(signInWithPasskey, { body: { passkey } })).toMatchObject(refused);
  });

  it("refuses unknown passkeys, replayed and expired challenges, and counters that do not increase", async () => {
    const { client, device } = await withPasskey();
    const options = async () => (await client.send(passkeySignInOptions, {})).options;
    const failureOf = (passkey: ReturnType<typeof device.use>) =>
      client.failureOf(signInWithPasskey, { body: { passkey } });
    expect(await failureOf(createAuthenticator().use(await options()))).toMatchObject(refused);

    const used = device.use(await options(), 7);
    await client.send(signInWithPasskey, { body: { passkey: used } });
    expect(await failureOf(used)).toMatchObject(refused);
    for (const counter of [6, 7, 0])
      expect(await failureOf(device.use(await options(), counter))).toMatchObject(refused);

    const late = device.use(await options(), 8);
    client.world.clock.advance(5 * minute);
    expect(await failureOf(late)).toMatchObject(refused);
  });

  it("refuses a signature by another key", async () => {
    const { client, device } = await withPasskey();
    const { options } = await client.send(passkeySignInOptions, {});
    const { response } = createAuthenticator().use(options);
    const passkey = { ...device.use(options), response };
    expect(await client.failureOf(signInWithPasskey, { body: { passkey } })).toMatchObject(refused);
  });
});

describe("a passkey as the second step", () => {
  it("completes a sign-in with a password", async () => {
    const { client, credentials, device } = await withPasskey();
    const { token, methods } = await secondStep(client, credentials);
    expect(methods).toEqual(["passkey", "recoveryCode"]);
    const { options } = await client.send(secondFactorOptions, { body: { token } });
    expect(options.allowCredentials).toMatchObject([{ id: device.id }]);
    const body = { token, passkey: device.use(options) };
    expect((await client.send(passSecondFactor, { body })).user.email).toBe(credentials.email);
  });

  it("must belong to the account, and answer the challenge of this step", async () => {
    const { client, credentials, device } = await withPasskey();
    const { token: newcomer } = client.world.personas.newcomer;
    client.token = newcomer;
    const foreign = createAuthenticator();
    const creation = await client.send(passkeyCreationOptions, {});
    await client.send(addPasskey, { body: { passkey: foreign.create(creation.options) } });

    const { token } = await secondStep(client, credentials);
    const { options } = await client.send(secondFactorOptions, { body: { token } });
    const { options: open } = await client.send(passkeySignInOptions, {});
    for (const passkey of [foreign.use(options), device.use(open)])
      expect(await client.failureOf(passSecondFactor, { body: { token, passkey } })).toMatchObject(refused);
  });
});

describe("a passkey in the settings", () => {
  it("has a single-line name, and the recovery codes are removed with the last passkey", async () => {
    const { client, device } = await withPasskey();
    const query = { id: device.id };
    await client.send(renamePasskey, { query, body: { name: "My\nlaptop" } });
    expect((await client.send(readSecurity, {})).passkeys[0]?.name).toBe("My laptop");
    await client.send(removePasskey, { query });
    await client.send(removePasskey, { query });
    expect(await client.send(readSecurity, {})).toEqual({
      passkeys: [],
      hasAuthenticator: false,
      recoveryCodesLeft: 0,
    });
    expect((await client.send(checkSession, {})).user.hasSecondFactor).toBe(false);
    expect(await client.failureOf(renamePasskey, { query, body: { name: "Other" } })).toMatchObject({ status: 404 });
  });

  it("is listed even if the stored date of another can't be read", async () => {
    const { client, credentials, device } = await withPasskey();
    const { accounts, secondFactors } = client.world.ports;
    const account = await accounts.recipient(credentials.email);
    const { passkeys } = await secondFactors.read(account?.id ?? "");
    const odd = { id: "odd", createdAt: new Date("infinity") };
    for (const passkey of passkeys) await secondFactors.addPasskey({ ...passkey, ...odd });
    const { passkeys: listed } = await client.send(readSecurity, {});
    expect(new Set(listed.map(({ id }) => id))).toEqual(new Set([device.id, "odd"]));
  });

  it("can prove the user's identity", async () => {
    const { client, device } = await withPasskey();
    client.world.clock.advance(hour);
    expect(await client.failureOf(removePasskey, { query: { id: device.id } })).toMatchObject({
      code: "proofRequired",
    });
    const { options } = await client.send(passkeyProofOptions, {});
    await client.send(prove, { body: { passkey: device.use(options) } });
    expect((await client.raw(address(exportAccount))).status).toBe(200);
  });
});
