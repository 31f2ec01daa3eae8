import type { GoogleSignIn } from "@trellis/contract/sign-in-providers";

/** The owner of an access token. */
export interface GoogleUser {
  /** Google's permanent ID for the user. */
  subject: string;
  email: string;
  isEmailVerified: boolean;
  /** An https URL, or null. */
  picture: string | null;
}

/** Google as identity provider: real, sandbox or turned off. */
export interface Google {
  /** The configuration for the web app. */
  about: GoogleSignIn;
  /** Returns the owner of an access token; null if it was not issued to this app. Throws on outages. */
  lookUp(accessToken: string): Promise<GoogleUser | null>;
}
