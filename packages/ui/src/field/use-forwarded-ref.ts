"use client";
import { useImperativeHandle, useRef, type Ref, type RefObject } from "react";

/** Returns a ref for an element that the component itself needs too, and passes the element to the caller's `ref`. */
export function useForwardedRef<Target>(ref: Ref<Target> | undefined): RefObject<Target | null> {
  const own = useRef<Target>(null);
  useImperativeHandle<Target | null, Target | null>(ref, () => own.current, []);
  return own;
}
