import type { Remembered } from "../../platform/storage.ts";
import { createStore, type Readable } from "../../platform/store.ts";

/** Replies by comment id. */
type Drafts = Readonly<Record<string, string>>;

/** The replies that the user has drafted. */
export interface ReplyDrafts extends Readable<Drafts> {
  /** Keeps the draft of a reply, or removes it if the text is empty. */
  write: (id: string, text: string) => void;
  forget: () => void;
}

function draftsIn(json: string | null): Drafts {
  try {
    const drafts = Object.entries(Object(JSON.parse(json ?? "{}")));
    return Object.fromEntries(drafts.filter((each): each is [string, string] => typeof each[1] === "string"));
  } catch {
    return {};
  }
}

/** Creates a store of drafts that the browser keeps. */
export function createReplyDrafts(kept: Remembered): ReplyDrafts {
  const { read, set, subscribe } = createStore(draftsIn(kept.read()));
  return {
    read,
    subscribe,
    write(id, text) {
      const { [id]: _before, ...others } = read();
      const drafts = text === "" ? others : { ...others, [id]: text };
      set(drafts);
      kept.write(JSON.stringify(drafts));
    },
    forget() {
      set({});
      kept.forget();
    },
  };
}
