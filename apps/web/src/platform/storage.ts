/** A stored string that survives reloads. It is kept in memory if the browser denies access to storage. */
export interface Remembered {
  read(): string | null;
  write(value: string): void;
  forget(): void;
  /** Notifies when another tab writes or removes the value. Returns a function that stops listening. */
  watch(listener: (value: string | null) => void): () => void;
}

/** Returns an entry of the browser’s local storage, or of the session storage, which is cleared when the tab closes. */
export function remembered(key: string, storage: "localStorage" | "sessionStorage" = "localStorage"): Remembered {
  let fallback: string | null = null;
  return {
    read: () => attempt(() => globalThis[storage].getItem(key)) ?? fallback,
    write(value) {
      fallback = value;
      attempt(() => globalThis[storage].setItem(key, value));
    },
    forget() {
      fallback = null;
      attempt(() => globalThis[storage].removeItem(key));
    },
    watch(listener) {
      const onStorage = (event: StorageEvent) => {
        // A `null` key means that the whole storage was cleared.
        if (event.key !== key && event.key !== null) return;
        fallback = event.newValue;
        listener(event.newValue);
      };
      addEventListener("storage", onStorage);
      return () => removeEventListener("storage", onStorage);
    },
  };
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
