/** Whether this browser can create and use passkeys. They need a secure page. */
export const canUsePasskeys = (): boolean => typeof PublicKeyCredential === "function";

/** Whether the browser can offer passkeys in the menu of a text field. */
export const canOfferPasskeys = async (): Promise<boolean> =>
  canUsePasskeys() &&
  "isConditionalMediationAvailable" in PublicKeyCredential &&
  PublicKeyCredential.isConditionalMediationAvailable();
