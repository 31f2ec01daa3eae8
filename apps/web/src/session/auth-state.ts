import type { CheckedSession } from "@trellis/contract/session";
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

/** The events that change the state. `result` has the fields that the reply of an operation sets. */
export type AuthEvent =
  | { type: "operationStarted" }
  | { type: "operationSucceeded"; result: Partial<AuthState> }
  | { type: "operationFailed"; error: unknown }
  | { type: "statusExpired" }
  | { type: "checkStarted" }
  | { type: "checkSucceeded"; checked: CheckedSession }
  | { type: "checkFailed"; error: unknown }
  | { type: "tokenRefused"; error: unknown }
  | { type: "tokenReplaced"; token: string }
  | { type: "userUpdated"; part: Partial<User> }
  | { type: "ended" };

/** Returns the state after an event. Has no effects: `create-session.ts` makes the calls and stores the token. */
export function transition(state: AuthState, event: AuthEvent): AuthState {
  switch (event.type) {
    case "operationStarted":
      return { ...state, status: "loading", isAuthenticated: false, error: undefined, message: undefined };
    case "operationSucceeded":
      return { ...state, ...event.result, status: "success" };
    case "operationFailed":
      return { ...state, error: event.error, status: "failed" };
    case "statusExpired":
      return { ...state, status: "idle" };
    case "checkStarted":
      return { ...state, checkSessionStatus: "loading" };
    case "checkSucceeded": {
      const { user, message, token = state.token } = event.checked;
      return { ...state, user, token, message, isAuthenticated: true, error: undefined, checkSessionStatus: "success" };
    }
    case "checkFailed":
      return { ...state, error: event.error, checkSessionStatus: "failed" };
    case "tokenRefused":
      return { ...signedOutState(null), error: event.error, checkSessionStatus: "failed" };
    case "tokenReplaced":
      return { ...state, token: event.token };
    case "userUpdated":
      return state.user ? { ...state, user: { ...state.user, ...event.part } } : state;
    case "ended":
      break;
  }
  return signedOutState(null);
}
