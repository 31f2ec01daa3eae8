import { decodeBase64url } from "@trellis/server-core/base64url";
import { generateURI, ScureBase32Plugin, verifySync } from "otplib";

/** Length of a time step in seconds, which all authenticator apps use. */
const period = 30;

/** Returns a secret in base32 from a random token: 20 bytes, as RFC 4226 recommends. */
export const secretFrom = (token: string): string =>
  new ScureBase32Plugin().encode(decodeBase64url(token).slice(0, 20), { padding: false });

/** Returns the address that authenticator apps scan as a QR code. */
export const otpauthUri = (secret: string, email: string): string =>
  generateURI({ issuer: "Trellis", label: email, secret });

/** Returns the time step of a code, even if the clocks are one step apart; null if the code is wrong. */
export function stepOf(code: string, secret: string, now: Date): number | null {
  const epoch = Math.floor(now.getTime() / 1000);
  const result = verifySync({ secret, token: code, epoch, period, epochTolerance: period });
  return result.valid && "timeStep" in result ? result.timeStep : null;
}

/** Returns the `owner` under which the vault encrypts an account's secret. Other encrypted data has another owner. */
export const secretOwner = (accountId: string): string => `authenticator ${accountId}`;
