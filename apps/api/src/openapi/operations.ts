import type { CallName } from "@trellis/contract/calls";

/** Facts about a call that its schemas don't contain. */
interface Operation {
  readonly tag: string;
  readonly summary: string;
  /** Error statuses besides those that follow from the declaration of the call. */
  readonly errors?: readonly number[];
  /** Whether the call accepts a Google access token. */
  readonly takesProviderToken?: boolean;
}

const tagged = <Names extends CallName>(tag: string, operations: Record<Names, Omit<Operation, "tag">>) =>
  Object.fromEntries(
    Object.entries<Omit<Operation, "tag">>(operations).map(([name, operation]) => [name, { tag, ...operation }]),
  ) as Record<Names, Operation>;

/** Facts that the schemas don't contain, by call. */
export const operations: Record<CallName, Operation> = {
  ...tagged("Accounts", {
    register: { summary: "Creates an account, without signing in.", errors: [409, 429] },
    logIn: {
      summary: "Signs in with a password or with Google. Wrong credentials return 400, never 401.",
      errors: [403, 409, 429, 502],
      takesProviderToken: true,
    },
    checkSession: { summary: "Returns the signed-in user and a token that replaces the stored one." },
    logOut: { summary: "Ends this session." },
    listSessions: { summary: "Lists the sessions of the account, the current one first." },
    endSession: { summary: "Ends one of the account’s sessions. Succeeds if it has already ended." },
    signOutElsewhere: { summary: "Ends all other sessions of the account." },
    signInProviders: { summary: "Returns the available sign-in providers." },
    findCountry: { summary: "Returns the country of the client’s IP address, or null." },
    verifyEmail: {
      summary: "Verifies the address that a link was sent to, and completes a change of email.",
      errors: [409, 429],
    },
    resendVerification: { summary: "Emails another link to the address of the account.", errors: [429] },
    changeEmail: {
      summary: "Emails a link to the new address. Opening the link completes the change.",
      errors: [403, 409, 429],
    },
    updateProfile: { summary: "Changes the name, the picture, or both.", errors: [429] },
    exportAccount: { summary: "Returns a ZIP archive of everything stored about the user.", errors: [403, 429] },
    deleteAccount: { summary: "Schedules the deletion of the account in seven days.", errors: [403, 429, 502] },
    keepAccount: { summary: "Cancels the scheduled deletion of the account." },
  }),
  ...tagged("Passwords", {
    forgotPassword: { summary: "Emails a code. The reply does not reveal whether the account exists.", errors: [429] },
    verifyCode: { summary: "Exchanges a code for a reset token.", errors: [429] },
    resetPassword: { summary: "Sets the password and ends all sessions.", errors: [429] },
    changePassword: { summary: "Changes the password and ends all other sessions.", errors: [409, 429] },
    prove: {
      summary: "Proves the user’s identity again, which sensitive calls demand with 403 and the code proofRequired.",
      errors: [403, 429, 502],
      takesProviderToken: true,
    },
  }),
  ...tagged("Second factors", {
    passSecondFactor: { summary: "Completes a sign-in with a code, a recovery code or a passkey.", errors: [403, 429] },
    secondFactorOptions: { summary: "Starts the second step with a passkey.", errors: [429] },
    passkeySignInOptions: { summary: "Starts a sign-in with a passkey.", errors: [429] },
    signInWithPasskey: { summary: "Signs in with a passkey.", errors: [403, 429] },
    passkeyProofOptions: { summary: "Starts a proof of identity with a passkey.", errors: [409, 429] },
    readSecurity: { summary: "Returns the second factors of the account." },
    passkeyCreationOptions: { summary: "Starts adding a passkey.", errors: [403, 409, 429] },
    addPasskey: { summary: "Adds the passkey that the browser has created.", errors: [403, 409, 429] },
    renamePasskey: { summary: "Renames a passkey.", errors: [403, 404, 429] },
    removePasskey: { summary: "Removes a passkey. Succeeds if it was removed before.", errors: [403, 429] },
    setUpAuthenticator: { summary: "Starts setting up an authenticator app.", errors: [403, 409, 429] },
    confirmAuthenticator: { summary: "Turns the authenticator app on with its first code.", errors: [403, 409, 429] },
    removeAuthenticator: { summary: "Turns the authenticator app off.", errors: [403, 429] },
    renewRecoveryCodes: { summary: "Replaces the recovery codes, which are returned once.", errors: [403, 409, 429] },
  }),
  ...tagged("Payment", {
    listPlans: { summary: "Lists the plans." },
    createSetupIntent: {
      summary: "Creates a setup intent for a card that pays for a plan.",
      errors: [402, 409, 429, 502],
    },
    createUpdateSetupIntent: {
      summary: "Creates a setup intent for a card that replaces the saved one.",
      errors: [402, 409, 429, 502],
    },
    savePaymentMethod: { summary: "Saves a payment method as the account’s card.", errors: [402, 409, 429, 502] },
    confirmSubscription: { summary: "Starts the subscription. Can be repeated.", errors: [402, 404, 409, 502] },
    changePlan: {
      summary: "Switches to another plan and charges the difference. Can be repeated.",
      errors: [402, 404, 409, 502],
    },
    readBilling: { summary: "Returns the subscription and the saved card.", errors: [402, 502] },
    previewPlanChange: { summary: "Returns what changing to a plan would cost now.", errors: [402, 404, 409, 502] },
    cancelSubscription: { summary: "Ends the subscription with its period. Can be repeated.", errors: [402, 409, 502] },
    resumeSubscription: { summary: "Withdraws a cancellation. Can be repeated.", errors: [402, 409, 502] },
    listInvoices: { summary: "Lists the invoices, newest first.", errors: [402, 502] },
  }),
  ...tagged("Plan, content and chat", {
    saveOnboarding: { summary: "Saves the answers.", errors: [429] },
    updateOnboarding: { summary: "Replaces the answers. The next plan is based on them.", errors: [429] },
    generateRoadmap: {
      summary: "Writes the plan for a language once, then returns the same plan.",
      errors: [409, 429, 502],
    },
    updateTaskStatus: { summary: "Marks a task as completed or open.", errors: [404, 409, 429, 502] },
    generateContent: { summary: "Writes content for a platform and suggests ideas.", errors: [429, 502] },
    completeChat: { summary: "Answers a question. Compatible with OpenAI’s chat completions.", errors: [429, 502] },
  }),
  ...tagged("Platforms", {
    socialStatus: { summary: "Returns which platforms are connected." },
    youtubeAuth: { summary: "Returns the URL of the consent page, which can be used once.", errors: [429] },
    disconnectYoutube: { summary: "Disconnects the channel. Can be repeated." },
    youtubeAnalytics: { summary: "Returns the channel’s analytics for the last 30 days.", errors: [409, 502] },
  }),
};
