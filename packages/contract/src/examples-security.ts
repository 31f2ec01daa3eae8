import type { UsedPasskey } from "./passkey.ts";

const token = "bm90LWEtcmVhbC10b2tlbi1vbmx5LWEtc2FtcGxlLTE";
const challenge = "YSBjaGFsbGVuZ2UsIG9ubHkgYSBzYW1wbGU";
const passkeyId = "cGFzc2tleS1zYW1wbGU";
const credential = { id: passkeyId, rawId: passkeyId, type: "public-key", clientExtensionResults: {} } as const;
/** The browser's response after the user has used a passkey. */
export const usedPasskeySample = {
  ...credential,
  response: { clientDataJSON: "e30", authenticatorData: "c2FtcGxl", signature: "c2FtcGxl" },
} satisfies UsedPasskey;
const requestOptionsSample = { challenge, rpId: "trellis.example", userVerification: "required" };
const recoveryCodesSample = [
  "k7fq2-9xwtm",
  "3p8vd-r5c1h",
  "z6n0y-4jbqe",
  "w2m9t-g7xks",
  "h5c3r-8vdpa",
  "q1ebj-y60nz",
  "t4xk7-s2gwm",
  "d9ra5-pc8hv",
  "n0zj6-eb1qy",
  "f8kq3-7mwtx",
];

/** Examples of the calls of passkeys, the authenticator app and recovery codes. */
export const securityExamples = {
  secondFactorOptions: {
    body: { token },
    reply: { options: { ...requestOptionsSample, allowCredentials: [{ id: passkeyId, type: "public-key" as const }] } },
  },
  passkeySignInOptions: { reply: { options: requestOptionsSample } },
  passkeyProofOptions: {
    reply: { options: { ...requestOptionsSample, allowCredentials: [{ id: passkeyId, type: "public-key" as const }] } },
  },
  readSecurity: {
    reply: {
      passkeys: [
        {
          id: passkeyId,
          name: "Safari · macOS",
          createdAt: "2026-11-02T07:40:00.000Z",
          usedAt: "2026-11-20T18:05:00.000Z",
        },
      ],
      hasAuthenticator: true,
      recoveryCodesLeft: 9,
    },
  },
  passkeyCreationOptions: {
    reply: {
      options: {
        challenge,
        rp: { name: "Trellis", id: "trellis.example" },
        user: { id: "MGI5ZjNjNTI", name: "maya@example.com", displayName: "Maya Torres" },
        pubKeyCredParams: [{ type: "public-key" as const, alg: -7 }],
      },
    },
  },
  addPasskey: {
    body: { passkey: { ...credential, response: { clientDataJSON: "e30", attestationObject: "c2FtcGxl" } } },
    reply: { message: "Your passkey has been added.", recoveryCodes: recoveryCodesSample },
  },
  renamePasskey: {
    query: { id: passkeyId },
    body: { name: "My laptop" },
    reply: { message: "The passkey has been renamed." },
  },
  removePasskey: { query: { id: passkeyId }, reply: { message: "The passkey has been removed." } },
  setUpAuthenticator: {
    reply: {
      secret: "MFWG64TUEBXW43DZEBQSA43BNVYGYZI",
      uri: "otpauth://totp/Trellis:maya%40example.com?secret=MFWG64TUEBXW43DZEBQSA43BNVYGYZI&issuer=Trellis",
    },
  },
  confirmAuthenticator: {
    body: { code: "012345" },
    reply: { message: "Your authenticator app is on.", recoveryCodes: recoveryCodesSample },
  },
  removeAuthenticator: { reply: { message: "Your authenticator app is off." } },
  renewRecoveryCodes: {
    reply: { message: "You have new recovery codes. The old ones no longer work.", recoveryCodes: recoveryCodesSample },
  },
};
