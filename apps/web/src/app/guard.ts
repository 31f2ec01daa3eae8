import { paths } from "../paths.ts";
import type { AuthState } from "../session/auth-state.ts";

/** What the guard knows about the visitor. `checking`: a stored token that the server has not confirmed yet. */
export type Visitor = "anonymous" | "checking" | "unsubscribed" | "subscribed";

/** The audience of a path. `entry`: visitors without a session. `app`: subscribers. `link`: everyone, from a link in an email. */
export type PathKind = "entry" | "link" | "payment" | "app" | "signOut" | "unknown";

/** What the guard does: show the page, wait for the session check, or redirect. */
export type Access = "allow" | "wait" | { redirect: string };

const signIn: Access = { redirect: paths.signIn };
const payment: Access = { redirect: paths.payment };
const dashboard: Access = { redirect: paths.dashboard };

/** The access of each kind of visitor to each kind of path (spec §2, §6). */
const table: Readonly<Record<PathKind, Readonly<Record<Visitor, Access>>>> = {
  entry: { anonymous: "allow", checking: "wait", unsubscribed: payment, subscribed: dashboard },
  link: { anonymous: "allow", checking: "wait", unsubscribed: "allow", subscribed: "allow" },
  payment: { anonymous: signIn, checking: "wait", unsubscribed: "allow", subscribed: "allow" },
  app: { anonymous: signIn, checking: "wait", unsubscribed: payment, subscribed: "allow" },
  signOut: { anonymous: "allow", checking: "allow", unsubscribed: "allow", subscribed: "allow" },
  unknown: { anonymous: "allow", checking: "wait", unsubscribed: "allow", subscribed: "allow" },
};

/** Returns what a visitor may do at a kind of path. */
export const accessFor = (visitor: Visitor, kind: PathKind): Access => table[kind][visitor];

/** Classifies the visitor. After a failed session check the token is kept but grants no access. */
export function visitorOf({ user, token, checkSessionStatus }: AuthState): Visitor {
  if (user) return user.isSubscribed ? "subscribed" : "unsubscribed";
  return token !== null && checkSessionStatus !== "failed" ? "checking" : "anonymous";
}
