/** An IP address; passkeys are bound to a domain. */
const ipAddress = /^[\d.]+$|^\[/;

/** Whether this browser can create and use passkeys here. They need a secure page. */
export const canUsePasskeys = (): boolean =>
  typeof PublicKeyCredential === "function" && !ipAddress.test(location.hostname);

/** Whether the browser can offer passkeys in the menu of a text field. */
export const canOfferPasskeys = async (): Promise<boolean> =>
  canUsePasskeys() &&
  "isConditionalMediationAvailable" in PublicKeyCredential &&
  PublicKeyCredential.isConditionalMediationAvailable();
