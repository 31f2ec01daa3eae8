import { remembered } from "./storage.ts";

/** How long after the first key of two the second one still counts, in milliseconds. */
const pairTimeoutMs = 1500;

const kept = remembered("singleKeys");
const listeners = new Set<() => void>();

/** Whether bare letters and signs are shortcuts: speech input types them by accident (WCAG 2.1.4). For `useSyncExternalStore`. */
export const singleKeys = {
  read: (): boolean => kept.read() !== "off",
  choose: (on: boolean): void => {
    if (on) kept.forget();
    else kept.write("off");
    listeners.forEach((tell) => tell());
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** What the keyboard does on every page of the frame. */
export interface Shortcuts {
  /** Ctrl-K, or Cmd-K on Apple's keyboards. */
  onSearch: () => void;
  /** The question mark. */
  onHelp: () => void;
  /** G, then this key; whether it means anything. */
  onGo: (key: string) => boolean;
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"));

const isDialogOpen = () => document.querySelector("dialog:modal") !== null;

/** Hears the shortcuts, but not while someone types or has a dialog open; returns how to stop listening. */
export function onShortcut({ onSearch, onHelp, onGo }: Shortcuts): () => void {
  let goSince = -Infinity;
  const hear = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, timeStamp } = event;
    if (event.defaultPrevented || event.isComposing || altKey || isDialogOpen()) return;
    const isSecond = timeStamp - goSince < pairTimeoutMs;
    goSince = -Infinity;
    if (ctrlKey || metaKey) {
      if (key.toLowerCase() !== "k" || event.shiftKey) return;
      event.preventDefault();
      onSearch();
      return;
    }
    if (isTyping(event.target) || !singleKeys.read()) return;
    if (isSecond && onGo(key.toLowerCase())) event.preventDefault();
    else if (key.toLowerCase() === "g") goSince = timeStamp;
    else if (key === "?") onHelp();
  };
  document.addEventListener("keydown", hear);
  return () => document.removeEventListener("keydown", hear);
}

/** What is written on the key that commands begin with. */
export const commandKey = (): string => (/Mac|iPhone|iPad/.test(navigator.userAgent) ? "⌘" : "Ctrl");
