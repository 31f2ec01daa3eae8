import { checkSession } from "@trellis/contract/account";
import { readSecurity } from "@trellis/contract/security";
import {
  confirmAuthenticator,
  removeAuthenticator,
  renewRecoveryCodes,
  setUpAuthenticator,
} from "@trellis/contract/authenticator";
import { describe, expect, it } from "vitest";
import { codeAt, owner, secondStep, withApp } from "./second-factor-users.ts";
import { passSecondFactor } from "@trellis/contract/second-factor";
import { hour } from "./test-client.ts";

describe("setting up an authenticator app", () => {
  it("returns a secret that apps can scan, and recovery codes after the first correct code", async () => {
    const { client, email } = await owner();
    const { secret, uri } = await client.send(setUpAuthenticator, {});
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    const address = new URL(uri);
    expect([address.protocol, address.searchParams.get("secret"), address.searchParams.get("issuer")]).toEqual([
      "otpauth:",
      secret,
      "Trellis",
    ]);
    expect(decodeURIComponent(address.pathname)).toContain(`Trellis:${email}`);
    expect((await client.send(checkSession, {})).user.hasSecondFactor).toBe(false);

    const wrong = codeAt(secret, client.world.clock.now(), 5);
    expect(await client.failureOf(confirmAuthenticator, { body: { code: wrong } })).toMatchObject({
      status: 400,
      code: "secondFactorWrong",
    });
    const code = codeAt(secret, client.world.clock.now());
    expect((await client.send(confirmAuthenticator, { body: { code } })).recoveryCodes).toHaveLength(10);
    expect((await client.send(readSecurity, {})).hasAuthenticator).toBe(true);
    expect(client.world.mailer.mails).toHaveLength(1);
  });

  it("stores the secret encrypted for its account", async () => {
    const { client, email } = await owner();
    const { vault, secondFactors, accounts } = client.world.ports;
    const { id = "" } = (await accounts.recipient(email)) ?? {};
    const { secret } = await client.send(setUpAuthenticator, {});
    const { authenticator } = await secondFactors.read(id);
    expect(await vault.unlock(authenticator?.lockedSecret ?? "", `authenticator ${id}`)).toBe(secret);
    expect(await vault.unlock(authenticator?.lockedSecret ?? "", id)).toBeNull();
  });

  it("is refused while an app is in use, and can be confirmed only after it was started", async () => {
    const { client } = await withApp();
    expect(await client.failureOf(setUpAuthenticator, {})).toMatchObject({ status: 409 });
    expect(await client.failureOf(confirmAuthenticator, { body: { code: "012345" } })).toMatchObject({ status: 409 });
    await client.send(removeAuthenticator, {});
    expect(await client.failureOf(confirmAuthenticator, { body: { code: "012345" } })).toMatchObject({ status: 409 });
  });
});

describe("a second factor in the settings", () => {
  it("changes only after a recent proof of identity", async () => {
    const { client } = await withApp();
    client.world.clock.advance(hour);
    for (const failure of [
      await client.failureOf(setUpAuthenticator, {}),
      await client.failureOf(confirmAuthenticator, { body: { code: "012345" } }),
      await client.failureOf(removeAuthenticator, {}),
      await client.failureOf(renewRecoveryCodes, {}),
    ])
      expect(failure).toMatchObject({ status: 403, code: "proofRequired" });
  });

  it("is no longer required once the last one is removed, which deletes the recovery codes", async () => {
    const { client, credentials } = await withApp();
    await client.send(removeAuthenticator, {});
    expect(await client.send(readSecurity, {})).toMatchObject({ hasAuthenticator: false, recoveryCodesLeft: 0 });
    await expect(secondStep(client, credentials)).rejects.toThrow("no second step");
    expect(await client.failureOf(renewRecoveryCodes, {})).toMatchObject({ status: 409 });
  });

  it("lets the user replace the recovery codes, so that the old ones stop working", async () => {
    const { client, credentials, recoveryCodes: old } = await withApp();
    const { recoveryCodes } = await client.send(renewRecoveryCodes, {});
    expect(recoveryCodes).toHaveLength(10);
    const { token } = await secondStep(client, credentials);
    const enter = ([recoveryCode = ""]: string[]) => client.send(passSecondFactor, { body: { token, recoveryCode } });
    await expect(enter(old)).rejects.toMatchObject({ status: 400 });
    await enter(recoveryCodes);
  });
});
