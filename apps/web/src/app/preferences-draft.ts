import { useSyncExternalStore } from "react";
import type { Draft } from "../features/preferences/preferences.ts";
import { createStore } from "../features/session/auth-state.ts";
import { session } from "../features/session/session.ts";
import { askBeforeLeaving } from "../platform/leaving.ts";

const nothing: Draft = {};
const store = createStore<{ person: string; draft: Draft }>({ person: "", draft: nothing });

const draftOf = (person: string | undefined): Draft => {
  const kept = store.read();
  return kept.person === person ? kept.draft : nothing;
};

// Whoever typed it and is still there would lose it with the page.
const watch = () => askBeforeLeaving(Object.keys(draftOf(session.auth.read().user?.email)).length > 0);
store.subscribe(watch);
session.auth.subscribe(watch);

/** Keeps what someone has typed while they look at other screens, or sign in anew. */
export const keepDraft = (person: string, draft: Draft): void => store.change({ person, draft });

/** Forgets what someone has typed; nothing that another one did. */
export const dropDraft = (person: string): void => {
  if (store.read().person === person) keepDraft(person, nothing);
};

/** What this person has typed and not saved. */
export const useDraft = (person: string): Draft => useSyncExternalStore(store.subscribe, () => draftOf(person));
