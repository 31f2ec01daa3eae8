import { describe, expect, it, vi } from "vitest";
import { createStore } from "../../../apps/web/src/platform/store.ts";
import { createEmitter } from "../../../apps/web/src/platform/emitter.ts";

describe("createEmitter", () => {
  it("delivers an event to every listener until it is removed", () => {
    const emitter = createEmitter<string>();
    const first = vi.fn<(event: string) => void>();
    const second = vi.fn<(event: string) => void>();
    const stop = emitter.on(first);
    emitter.on(second);
    emitter.emit("one");
    stop();
    emitter.emit("two");
    expect(first.mock.calls).toEqual([["one"]]);
    expect(second.mock.calls).toEqual([["one"], ["two"]]);
  });

  it("calls a listener once per event, even if it was added twice", () => {
    const emitter = createEmitter();
    const listener = vi.fn<() => void>();
    emitter.on(listener);
    emitter.on(listener);
    emitter.emit();
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

describe("createStore", () => {
  it("returns the value that was set last and notifies subscribers of it", () => {
    const store = createStore(1);
    const seen: number[] = [];
    const stop = store.subscribe(() => seen.push(store.read()));
    store.set(2);
    stop();
    store.set(3);
    expect(store.read()).toBe(3);
    expect(seen).toEqual([2]);
  });
});
