import type { User } from "@trellis/contract/user";

/** Where an operation stands (spec §4). */
type Status = "idle" | "loading" | "success" | "failed";

/** The state area `auth` (spec §3), word for word. */
export interface AuthState {
  readonly user: User | undefined;
  readonly token: string | null;
  /** Of the sign-in or sign-up that was asked for last. */
  readonly status: Status;
  readonly isAuthenticated: boolean;
  /** Why the last operation failed. */
  readonly error: unknown;
  /** What the server said to the last one that succeeded. */
  readonly message: string | undefined;
  readonly checkSessionStatus: Status;
  /** Opens the way to a new password; given by the server for a right code. */
  readonly resetToken: string | undefined;
}

/** The state of someone of whom nothing but a stored token is known. */
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

/** One value that can be watched: what `useSyncExternalStore` asks for. */
export interface Store<T> {
  read: () => T;
  change: (part: Partial<T>) => void;
  subscribe: (listener: () => void) => () => void;
}

/**
 * The auth area is a store of our own and not a query: it must exist before the first paint, also for visitors who
 * are never signed in, and the query library weighs a tenth of all the code that the sign-in page may need.
 */
export function createStore<T extends object>(first: T): Store<T> {
  let state = first;
  const listeners = new Set<() => void>();
  return {
    read: () => state,
    change(part) {
      state = { ...state, ...part };
      listeners.forEach((listener) => listener());
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
