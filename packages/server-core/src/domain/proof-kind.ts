/** The purpose of a one-time secret. */
export const proofKinds = ["verifyEmail", "changeEmail", "passkeyCreation", "passkeySignIn", "secondFactor"] as const;
export type ProofKind = (typeof proofKinds)[number];
