/** The data that a passkey is verified with. */
export interface PasskeyKey {
  /** The credential id in base64url. */
  id: string;
  publicKey: Uint8Array<ArrayBuffer>;
  /** Number of uses, if the device counts them; otherwise always 0. */
  counter: number;
  /** Transports that browsers can use to reach the device, such as "internal" or "usb". */
  transports: string[];
}

/** A passkey of an account. */
export interface Passkey extends PasskeyKey {
  accountId: string;
  name: string;
  createdAt: Date;
  usedAt: Date | null;
}
