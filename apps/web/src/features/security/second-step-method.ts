/** A way to pass the second step. */
export type Method = "totp" | "passkey" | "recoveryCode";
