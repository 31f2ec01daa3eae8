import { createStore } from "../../platform/store.ts";
import { session } from "../../session/session.ts";

const store = createStore<string | undefined>(undefined);
const forget = () => store.set(undefined);

/** The author of the latest chat answer, if known. It is kept outside the chat, whose code loads later. */
export const lastAuthor = {
  read: store.read,
  subscribe: store.subscribe,
  /** Remembers the author of an answer until the user changes. */
  remember(author: string): void {
    session.onUserChange(forget);
    if (author !== store.read()) store.set(author);
  },
};
