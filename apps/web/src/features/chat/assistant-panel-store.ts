import { createStore } from "../../platform/store.ts";
import { session } from "../../session/session.ts";

const store = createStore(false);
let opener: HTMLElement | undefined;
const close = () => store.set(false);

/** Whether the assistant's panel is open. It opens from its own button and from the sidebar. */
export const assistantPanelStore = {
  read: store.read,
  subscribe: store.subscribe,
  /** Opens the panel. `from` gets the focus back when it closes. */
  open(from: HTMLElement): void {
    opener = from;
    session.onUserChange(close);
    store.set(true);
  },
  close,
  /** Returns the element that opened the panel, if it is still visible. */
  opener: (): HTMLElement | undefined => (opener?.checkVisibility() ? opener : undefined),
};
