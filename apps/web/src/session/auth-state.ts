import type { User } from "@trellis/contract/user";

/** The status of an operation (spec §4). */
type Status = "idle" | "loading" | "success" | "failed";

/** The state area `auth`, with the field names of the specification (spec §3). */
export interface AuthState {
  readonly user: User | undefined;
  readonly token: string | null;
  /** Status of the last operation, such as a sign-in or a sign-up. */
  readonly status: Status;
  readonly isAuthenticated: boolean;
  /** Why the last operation or session check failed. */
  readonly error: unknown;
  /** The server's message for the last operation or session check that succeeded. */
  readonly message: string | undefined;
  readonly checkSessionStatus: Status;
  /** Authorizes setting a new password; issued by the server for a correct code. */
  readonly resetToken: string | undefined;
}

/** Returns the initial state: the stored token, if there is one, and no user. */
export const signedOutState = (token: string | null): AuthState => ({
  user: undefined,
  token,
  status: "idle",
  isAuthenticated: false,
  error: undefined,
  message: undefined,
  checkSessionStatus: "idle",
  resetToken: undefined,
});
