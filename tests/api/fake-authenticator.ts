import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import type { RequestOptions, UsedPasskey } from "@trellis/contract/passkey";
import type { CreatedPasskey, CreationOptions } from "@trellis/contract/passkey-creation";

const text = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
const sha256 = (value: string | Buffer) => createHash("sha256").update(value).digest();

/** The changes that a test makes to a response. */
export interface Changes {
  origin?: string;
  rpId?: string;
  /** Whether the device verified its user, for example by fingerprint. */
  isUserVerified?: boolean;
}

/** A device with one passkey (ES256, without attestation), as browsers use it. */
export function createAuthenticator(siteOrigin = "https://trellis.test") {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const id = randomBytes(16);
  const credential = {
    id: id.toString("base64url"),
    rawId: id.toString("base64url"),
    type: "public-key" as const,
    clientExtensionResults: {},
  };

  const clientData = (type: string, challenge: string, { origin = siteOrigin }: Changes) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  const authenticatorData = (flags: number, counter: number, changes: Changes, rest: Buffer[] = []) => {
    const { rpId = new URL(siteOrigin).hostname, isUserVerified = true } = changes;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags | (isUserVerified ? 4 : 0)]), count, ...rest]);
  };

  return {
    id: credential.id,
    /** Answers a request to create the passkey. */
    create({ challenge }: CreationOptions, changes: Changes = {}): CreatedPasskey {
      const coordinate = (key: number, value: string) =>
        Buffer.concat([Buffer.from([key, 0x58, 32]), Buffer.from(value, "base64url")]);
      const key = Buffer.concat([
        Buffer.from([0xa5, 1, 2, 3, 0x26, 0x20, 1]),
        coordinate(0x21, x),
        coordinate(0x22, y),
      ]);
      const attested = [Buffer.alloc(16), Buffer.from([0, id.length]), id, key];
      const data = authenticatorData(0x41, 0, changes, attested);
      const attestation = [Buffer.from([0xa3]), text("fmt"), text("none"), text("attStmt"), Buffer.from([0xa0])];
      const object = Buffer.concat([...attestation, text("authData"), Buffer.from([0x58, data.length]), data]);
      return {
        ...credential,
        response: {
          clientDataJSON: clientData("webauthn.create", challenge, changes).toString("base64url"),
          attestationObject: object.toString("base64url"),
          transports: ["internal"],
        },
      };
    },
    /** Answers a request to use the passkey. */
    use({ challenge }: RequestOptions, counter = 0, changes: Changes = {}): UsedPasskey {
      const client = clientData("webauthn.get", challenge, changes);
      const data = authenticatorData(1, counter, changes);
      return {
        ...credential,
        response: {
          clientDataJSON: client.toString("base64url"),
          authenticatorData: data.toString("base64url"),
          signature: sign("sha256", Buffer.concat([data, sha256(client)]), privateKey).toString("base64url"),
        },
      };
    },
  };
}
