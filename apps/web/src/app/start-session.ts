import { session } from "../features/session/session.ts";
import { onSessionRefused } from "../platform/api.ts";
import { online } from "../platform/online.ts";
import { startPath } from "../platform/page.ts";
import { token } from "../platform/token.ts";
import { screenAt } from "./screens.ts";
import { tellFailure } from "./tell-failure.ts";

/** Ties the session to the rest of the world, and asks who is behind a stored token while the first screen loads. */
export function startSession(): void {
  const { auth } = session;
  onSessionRefused((failure) => {
    session.end();
    tellFailure(failure);
  });
  token.watch((stored) => session.follow(stored));
  let before = auth.read();
  auth.subscribe(() => {
    const { user, error, checkSessionStatus } = auth.read();
    const isNews = checkSessionStatus === "failed" && before.checkSessionStatus !== "failed";
    before = auth.read();
    if (isNews && !user) tellFailure(error);
  });
  // A check that failed for want of a connection is made up for once there is one.
  online.subscribe(() => {
    const { user, token: kept } = auth.read();
    if (online.read() && kept !== null && !user) void session.check();
  });
  const isSigningOut = screenAt(startPath()).kind === "signOut";
  if (auth.read().token !== null && !isSigningOut) void session.check();
}
