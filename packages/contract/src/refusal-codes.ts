/** The `code` of an error reply with status 402: the call requires a subscription. */
export const subscriptionRequired = "subscriptionRequired";

/** The `code` of a 403 to a call that requires a recent proof of identity: call `prove`, then repeat the call. */
export const proofRequired = "proofRequired";

/** The `code` of a 409 to `confirmSubscription`: the free trial that the user expects isn't available. */
export const trialLost = "trialLost";

/** The `code` of a 409 to `changePlan`: the preview is missing or no longer valid. Show a new one and ask again. */
export const previewOld = "previewOld";
