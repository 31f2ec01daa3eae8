import type { User } from "@trellis/contract/user";
import { useSyncExternalStore } from "react";
import type { AuthState } from "./auth-state.ts";
import { session } from "./session.ts";

/** The state area `auth`, kept up to date. */
export const useAuth = (): AuthState => useSyncExternalStore(session.auth.subscribe, session.auth.read);

/** Who is signed in; only for screens that the guard shows to nobody else. */
export function useUser(): User {
  const { user } = useAuth();
  if (!user) throw new Error("This screen is for people who are signed in.");
  return user;
}
