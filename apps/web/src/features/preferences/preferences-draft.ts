import { useSyncExternalStore } from "react";
import { createStore } from "../../platform/store.ts";
import { session } from "../../session/session.ts";
import type { Draft } from "./preferences.ts";

const emptyDraft: Draft = {};
const store = createStore({ email: "", draft: emptyDraft });

const draftOf = (email: string | undefined): Draft => {
  const kept = store.read();
  return kept.email === email ? kept.draft : emptyDraft;
};

const preventUnload = (event: BeforeUnloadEvent): void => event.preventDefault();

/** Turns the browser’s “Leave site?” prompt on or off. */
function askBeforeLeaving(isOn: boolean): void {
  if (isOn) addEventListener("beforeunload", preventUnload);
  else removeEventListener("beforeunload", preventUnload);
}

/** Warns before unload while the signed-in user has an unsaved draft. */
const updateLeaveWarning = () => askBeforeLeaving(Object.keys(draftOf(session.auth.read().user?.email)).length > 0);

/** Keeps a user’s draft while they visit other screens or sign in again. */
export function keepDraft(email: string, draft: Draft): void {
  store.set({ email, draft });
  session.onUserChange(updateLeaveWarning);
  updateLeaveWarning();
}

/** Discards a user’s draft. Another user’s draft stays. */
export function dropDraft(email: string): void {
  if (store.read().email === email) keepDraft(email, emptyDraft);
}

/** Returns a user’s unsaved answers. */
export const useDraft = (email: string): Draft => useSyncExternalStore(store.subscribe, () => draftOf(email));
