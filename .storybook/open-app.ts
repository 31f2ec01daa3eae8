import { startApp } from "../apps/web/src/app/start-app.ts";
import { session } from "../apps/web/src/session/session.ts";
import { token } from "../apps/web/src/platform/token.ts";

let isStarted = false;

/** The URL of the preview, which the app replaces with its own. */
let preview: string | undefined;

// Restore the preview's URL before a reload, because the app's URL does not serve the preview.
addEventListener("beforeunload", () => {
  if (preview !== undefined) history.replaceState(null, "", preview);
});

/** Opens the app at a path with a user's session token, or signed out. Returns a function that ends the session and restores the URL. */
export function openApp(path: string, userToken: string | null): () => void {
  const before = (preview ??= location.href);
  session.end();
  history.replaceState(null, "", path);
  if (!isStarted) startApp();
  isStarted = true;
  if (userToken) {
    token.write(userToken);
    session.syncToken(userToken);
  }
  return () => {
    session.end();
    preview = undefined;
    history.replaceState(null, "", before);
  };
}
