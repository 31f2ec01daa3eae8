import type { AuthState } from "../features/session/auth-state.ts";
import type { Visitor } from "./guard.ts";

/** Who is looking. A token whose check failed for want of a connection is kept, but opens nothing. */
export function visitorOf({ user, token, checkSessionStatus }: AuthState): Visitor {
  if (user) return user.isSubscribed ? "subscribed" : "unsubscribed";
  return token !== null && checkSessionStatus !== "failed" ? "checking" : "anonymous";
}
