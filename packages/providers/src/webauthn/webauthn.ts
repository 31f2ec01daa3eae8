import { requestOptions } from "@trellis/contract/passkey";
import { creationOptions } from "@trellis/contract/passkey-creation";
import { decodeBase64url } from "@trellis/server-core/base64url";
import type { Webauthn } from "@trellis/server-core/ports/webauthn";
import { parse } from "valibot";

/** EdDSA, ES256 and RS256; every device supports at least one of them. */
const supportedAlgorithmIDs = [-8, -7, -257];

const timeout = 300_000;

/** Loaded on demand, because most requests and stories don't need it. */
const load = () => import("@simplewebauthn/server");

/** Creates WebAuthn for the site at a public URL. Passkeys always verify their user, and are always discoverable. */
export function createWebauthn(publicUrl: string): Webauthn {
  const { hostname: rpID, origin: expectedOrigin } = new URL(publicUrl);
  return {
    async creationOptions({ id, email, fullname }, challenge, known) {
      const { generateRegistrationOptions } = await load();
      return parse(
        creationOptions,
        await generateRegistrationOptions({
          rpName: "Trellis",
          rpID,
          userID: new TextEncoder().encode(id),
          userName: email,
          userDisplayName: fullname,
          challenge: decodeBase64url(challenge),
          timeout,
          excludeCredentials: known.map(({ id: other, transports }) => ({ id: other, transports })),
          authenticatorSelection: { residentKey: "required", userVerification: "required" },
          supportedAlgorithmIDs,
        }),
      );
    },

    async requestOptions(challenge, known) {
      const { generateAuthenticationOptions } = await load();
      return parse(
        requestOptions,
        await generateAuthenticationOptions({
          rpID,
          allowCredentials: known.map(({ id, transports }) => ({ id, transports })),
          challenge: decodeBase64url(challenge),
          timeout,
          userVerification: "required",
        }),
      );
    },

    async checkCreated(passkey, redeem) {
      const { verifyRegistrationResponse } = await load();
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        response: passkey,
        expectedChallenge: redeem,
        expectedOrigin,
        expectedRPID: rpID,
        supportedAlgorithmIDs,
      });
      if (!verified) throw new Error("the attestation is not valid");
      const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
      return { id, publicKey, counter, transports };
    },

    async checkUsed(passkey, key, redeem) {
      const { verifyAuthenticationResponse } = await load();
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: passkey,
        expectedChallenge: redeem,
        expectedOrigin,
        expectedRPID: rpID,
        credential: key,
      });
      if (!verified) throw new Error("the signature is not valid");
      return authenticationInfo.newCounter;
    },
  };
}
