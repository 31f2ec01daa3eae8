import { useSyncExternalStore } from "react";
import { createEmitter } from "./emitter.ts";

/** A value that can be read and observed. */
export interface Readable<T> {
  read: () => T;
  subscribe: (listener: () => void) => () => void;
  /** The value in a prerendered page, if it may differ from the visitor's. */
  prerendered?: () => T;
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
export const useStore = <T>({ subscribe, read, prerendered = read }: Readable<T>): T =>
  useSyncExternalStore(subscribe, read, prerendered);
