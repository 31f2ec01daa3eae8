"use client";
import { useState } from "react";

/** State that the caller can control. Returns the current value and a function that changes it and notifies the caller. */
export function useControllable<Value>(
  given: Value | undefined,
  initial: Value,
  onChange: ((value: Value) => void) | undefined,
): [Value, (value: Value) => void] {
  const [own, setOwn] = useState(initial);
  const change = (value: Value) => {
    setOwn(value);
    onChange?.(value);
  };
  return [given === undefined ? own : given, change];
}
