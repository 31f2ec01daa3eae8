let isOpen = false;
let opener: HTMLElement | undefined;
const listeners = new Set<() => void>();

const change = (next: boolean) => {
  isOpen = next;
  listeners.forEach((tell) => tell());
};

/** Whether the assistant's panel is open: it is opened from its own button and from the sidebar. */
export const assistantPanelStore = {
  read: (): boolean => isOpen,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Opens it; whatever opened it has the focus again in the end. */
  open: (from: HTMLElement): void => {
    opener = from;
    change(true);
  },
  close: (): void => change(false),
  /** What opened it, as long as it can still be seen. */
  opener: (): HTMLElement | undefined => (opener?.checkVisibility() ? opener : undefined),
};
