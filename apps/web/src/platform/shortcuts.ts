import { singleKeys } from "./single-keys.ts";

/** How long the second key of a sequence is accepted, in milliseconds. */
const sequenceTimeoutMs = 1500;

/** Handlers for the shortcuts of every page. */
export interface Shortcuts {
  /** Ctrl+K, or Cmd+K on a Mac. */
  onSearch: () => void;
  /** The question mark. */
  onHelp: () => void;
  /** G followed by this key. Returns whether the key was handled. */
  onGo: (key: string) => boolean;
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"));

const isDialogOpen = () => document.querySelector("dialog:modal") !== null;

/** Listens for shortcuts unless a dialog is open; in fields, only for Ctrl+K. Returns a function that stops listening. */
export function onShortcut({ onSearch, onHelp, onGo }: Shortcuts): () => void {
  let lastG = -Infinity;
  const handleKey = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, timeStamp } = event;
    if (event.defaultPrevented || event.isComposing || altKey || isDialogOpen()) return;
    const isSecondKey = timeStamp - lastG < sequenceTimeoutMs;
    lastG = -Infinity;
    if (ctrlKey || metaKey) {
      if (key.toLowerCase() !== "k" || event.shiftKey) return;
      event.preventDefault();
      onSearch();
      return;
    }
    if (isTyping(event.target) || !singleKeys.read()) return;
    if (isSecondKey && onGo(key.toLowerCase())) event.preventDefault();
    else if (key.toLowerCase() === "g") lastG = timeStamp;
    else if (key === "?") onHelp();
  };
  document.addEventListener("keydown", handleKey);
  return () => document.removeEventListener("keydown", handleKey);
}
