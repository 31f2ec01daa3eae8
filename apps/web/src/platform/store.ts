import { useSyncExternalStore } from "react";

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

/** A value that can be read and observed. */
export interface Readable<T> {
  read: () => T;
  subscribe: (listener: () => void) => () => void;
}

export interface Store<T> extends Readable<T> {
  set: (value: T) => void;
}

/** Creates an observable value. */
export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const changes = createEmitter();
  return {
    read: () => value,
    subscribe: changes.on,
    set(next) {
      value = next;
      changes.emit();
    },
  };
}

/** Returns a store's value and re-renders when it changes. */
export const useStore = <T>({ subscribe, read }: Readable<T>): T => useSyncExternalStore(subscribe, read);
