import type { GoogleSignIn } from "@trellis/contract/sign-in-providers";

/** Who an access token belongs to, in the provider's own words. */
export interface GooglePerson {
  /** The provider's lasting name for the person. */
  subject: string;
  email: string;
  isEmailVerified: boolean;
  /** An https address, or null. */
  picture: string | null;
}

/** Google as identity provider: the real one, the sandbox, or none. */
export interface Google {
  /** How the web app reaches it. */
  about: GoogleSignIn;
  /** Null when the token is not one of the provider's for this app. Throws when the provider does not answer. */
  whose(accessToken: string): Promise<GooglePerson | null>;
}
