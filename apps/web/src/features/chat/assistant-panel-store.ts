import { isFocusLost } from "../../platform/focus.ts";
import { createStore } from "../../platform/store.ts";
import { session } from "../../session/session.ts";

const store = createStore(false);
const buttons = new Set<HTMLElement>();
const question = createStore<string | undefined>(undefined);
let opener: HTMLElement | undefined;
let isFocusDue = false;
const close = () => store.set(false);

/** Focuses the element that opened the panel or, if it is no longer visible, a visible button of the assistant. */
function returnFocus(): void {
  const target = [opener, ...buttons].find((element) => element?.checkVisibility());
  target?.focus({ preventScroll: true });
  // The button of the bottom bar may still be loading.
  isFocusDue = target === undefined;
}

/** A ref for the buttons of the assistant, which may get focus when the panel closes. */
export function keepButton(button: HTMLElement | null): () => void {
  if (button) buttons.add(button);
  if (isFocusDue && isFocusLost()) returnFocus();
  return () => void (button && buttons.delete(button));
}

/** Stores whether the assistant's panel is open. The panel opens from its own button, the bottom bar, the sidebar and the palette. */
export const assistantPanelStore = {
  read: store.read,
  subscribe: store.subscribe,
  /** Opens the panel. `from` gets focus back when it closes. */
  open(from: HTMLElement): void {
    opener = from;
    isFocusDue = false;
    session.onUserChange(close);
    store.set(true);
  },
  /** Opens the panel. Unless `text` is blank, sends it as a question once the code of the chat has loaded. */
  ask(text: string): void {
    opener = undefined;
    isFocusDue = false;
    session.onUserChange(close);
    question.set(text.trim() || undefined);
    store.set(true);
  },
  /** Stores the question that waits to be sent, if any. */
  question: { read: question.read, subscribe: question.subscribe },
  /** Returns the waiting question and removes it. */
  takeQuestion(): string | undefined {
    const taken = question.read();
    if (taken !== undefined) question.set(undefined);
    return taken;
  },
  close,
  returnFocus,
};
