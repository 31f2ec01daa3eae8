import { onSessionRefused, onSubscriptionRequired } from "../platform/as-user.ts";
import { showFailureToast } from "../platform/failure-toast.ts";
import { trackFocus } from "../platform/focus.ts";
import { online } from "../platform/online.ts";
import { startPath } from "../platform/page.ts";
import { token } from "../platform/token.ts";
import { session } from "../session/session.ts";
import { screenAt } from "./screens.ts";

/**
 * Wires the app's subscriptions and starts checking a stored token. Modules subscribe to nothing on import; code that
 * loads later subscribes when it is first used (`session.onUserChange`).
 */
export function startApp(): void {
  const { auth } = session;
  trackFocus();
  onSessionRefused((failure) => {
    session.end();
    showFailureToast(failure);
  });
  // The guard then redirects to the plans. Report only the first refusal, because a screen may make several calls at once.
  onSubscriptionRequired((failure) => {
    if (!auth.read().user?.isSubscribed) return;
    session.updateUser({ isSubscribed: false });
    showFailureToast(failure);
  });
  token.watch((stored) => session.syncToken(stored));
  let previous = auth.read();
  auth.subscribe(() => {
    const { user, error, checkSessionStatus } = auth.read();
    const hasFailed = checkSessionStatus === "failed" && previous.checkSessionStatus !== "failed";
    previous = auth.read();
    if (hasFailed && !user) showFailureToast(error);
  });
  // Repeat a check that failed without a connection.
  online.subscribe(() => {
    const state = auth.read();
    if (online.read() && state.token !== null && !state.user) void session.check();
  });
  const isSigningOut = screenAt(startPath()).kind === "signOut";
  if (auth.read().token !== null && !isSigningOut) void session.check();
}
