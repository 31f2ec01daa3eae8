import type { User } from "@trellis/contract/user";
import { useStore } from "../platform/store.ts";
import type { AuthState } from "./auth-state.ts";
import { session } from "./session.ts";

/** Returns the state area `auth`. */
export const useAuth = (): AuthState => useStore(session.auth);

/** Returns the signed-in user. Only for screens that the guard reserves for signed-in users. */
export function useUser(): User {
  const { user } = useAuth();
  if (!user) throw new Error("This screen needs a signed-in user.");
  return user;
}
