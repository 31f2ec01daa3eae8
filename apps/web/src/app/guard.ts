import { paths } from "../paths.ts";

/** Who is looking, as far as the guard cares. `checking`: a stored token whose session is not known yet. */
export type Visitor = "anonymous" | "checking" | "unsubscribed" | "subscribed";

/** `entry`: for people without a session. `app`: for subscribers. */
export type PathKind = "entry" | "payment" | "app" | "signOut" | "unknown";

/** Show the page, hold on until the session is known, or go to another page instead. */
export type Verdict = "stay" | "wait" | { go: string };

const signIn: Verdict = { go: paths.signIn };
const payment: Verdict = { go: paths.payment };
const dashboard: Verdict = { go: paths.dashboard };

/** Who may see what (spec §2, §6). */
const table: Readonly<Record<PathKind, Readonly<Record<Visitor, Verdict>>>> = {
  entry: { anonymous: "stay", checking: "wait", unsubscribed: payment, subscribed: dashboard },
  payment: { anonymous: signIn, checking: "wait", unsubscribed: "stay", subscribed: "stay" },
  app: { anonymous: signIn, checking: "wait", unsubscribed: payment, subscribed: "stay" },
  signOut: { anonymous: "stay", checking: "stay", unsubscribed: "stay", subscribed: "stay" },
  unknown: { anonymous: "stay", checking: "wait", unsubscribed: "stay", subscribed: "stay" },
};

/** What the guard says to this visitor at this kind of path. */
export const judge = (visitor: Visitor, kind: PathKind): Verdict => table[kind][visitor];
