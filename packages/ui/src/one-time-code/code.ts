/** Keeps only letters and digits and limits the length: `12-34 56` becomes 123456. */
export const cleanCode = (text: string, length: number): string => text.replace(/[^\da-z]/gi, "").slice(0, length);

/** Selection range in the code. */
export type Range = readonly [start: number, end: number];

/** Selects the character after a caret, so that the next key replaces it. */
export const selectSlot = (start: number, end: number, filled: number): Range =>
  start === end && start < filled ? [start, start + 1] : [start, end];

/** Returns the box under the pointer, or the first empty box if the pointer is after the code. */
export const slotAt = (share: number, length: number, filled: number): number =>
  Math.min(Math.max(0, Math.floor(share * length)), filled, length - 1);

/** Returns the position an arrow key moves to, or `undefined` for keys it doesn't handle. */
export function slotByKey(key: string, [start, end]: Range, filled: number): number | undefined {
  if (key === "ArrowLeft") return Math.max(0, start - 1);
  if (key === "ArrowRight") return Math.min(filled, end === start ? start + 1 : end);
  return undefined;
}

/** Calls `onWrite` when a script sets the value of an input, as form libraries do. Returns a cleanup function. */
export function watchValue(input: HTMLInputElement, onWrite: (value: string) => void): () => void {
  const inherited = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value");
  const before = Object.getOwnPropertyDescriptor(input, "value") ?? { ...inherited };
  Object.defineProperty(input, "value", {
    configurable: true,
    enumerable: true,
    get: () => before.get?.call(input),
    set: (value: string) => {
      before.set?.call(input, value);
      onWrite(input.value);
    },
  });
  return () => void Object.defineProperty(input, "value", before);
}
