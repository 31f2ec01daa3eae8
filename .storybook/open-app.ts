import { startApp } from "../apps/web/src/app/start-app.ts";
import { session } from "../apps/web/src/session/session.ts";
import { token } from "../apps/web/src/platform/token.ts";

let isStarted = false;

/** Brings the whole app to an address, as the person whose token this is; answers how to leave again. */
export function openApp(path: string, ofPerson: string | null): () => void {
  const before = location.href;
  session.end();
  history.replaceState(null, "", path);
  if (!isStarted) startApp();
  isStarted = true;
  if (ofPerson) {
    token.write(ofPerson);
    session.syncToken(ofPerson);
  }
  return () => {
    session.end();
    history.replaceState(null, "", before);
  };
}
