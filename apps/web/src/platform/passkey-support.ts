/** An IP address; passkeys are bound to a domain. */
const ipAddress = /^[\d.]+$|^\[/;

/** Whether this browser can create and use passkeys here. They need a secure page. */
export const canUsePasskeys = (): boolean =>
  typeof PublicKeyCredential === "function" && !ipAddress.test(location.hostname);
