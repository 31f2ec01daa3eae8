import { remembered } from "./storage.ts";

/** Matches an IP address, where passkeys don’t work, because they need a domain. */
const ipAddress = /^[\d.]+$|^\[/;

/** Whether this browser can create and use passkeys here. They need a secure page. */
export const canUsePasskeys = (): boolean =>
  typeof PublicKeyCredential === "function" && !ipAddress.test(location.hostname);

const used = remembered("usesPasskeys");

/** Remembers that a passkey was created or used in this browser. */
export const rememberPasskey = (): void => used.write("true");

/** Whether a passkey was created or used in this browser, so it is worth loading the code that offers passkeys. */
export const hasUsedPasskey = (): boolean => used.read() !== null;
