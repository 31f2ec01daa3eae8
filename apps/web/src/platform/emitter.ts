/** Delivers events to listeners. Adding the same listener twice has no effect. */
export interface Emitter<T> {
  emit: (event: T) => void;
  /** Adds a listener and returns a function that removes it. */
  on: (listener: (event: T) => void) => () => void;
}

export function createEmitter<T = void>(): Emitter<T> {
  const listeners = new Set<(event: T) => void>();
  return {
    emit: (event) => listeners.forEach((listener) => listener(event)),
    on(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
