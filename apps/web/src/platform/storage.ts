/** One remembered word that outlives a reload; kept in memory alone where the browser allows no storage. */
export interface Remembered {
  read(): string | null;
  write(value: string): void;
  forget(): void;
  /** Tells what another tab wrote or forgot; returns how to stop listening. */
  watch(listener: (value: string | null) => void): () => void;
}

/** A word of the browser's local storage. */
export function remembered(key: string): Remembered {
  let fallback: string | null = null;
  return {
    read: () => attempt(() => localStorage.getItem(key)) ?? fallback,
    write(value) {
      fallback = value;
      attempt(() => localStorage.setItem(key, value));
    },
    forget() {
      fallback = null;
      attempt(() => localStorage.removeItem(key));
    },
    watch(listener) {
      const hear = (event: StorageEvent) => {
        // A null key means that everything was cleared.
        if (event.key !== key && event.key !== null) return;
        fallback = event.newValue;
        listener(event.newValue);
      };
      addEventListener("storage", hear);
      return () => removeEventListener("storage", hear);
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
