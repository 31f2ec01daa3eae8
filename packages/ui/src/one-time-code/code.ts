/** Letters and digits alone, and no more of them than there are slots: `12-34 56` is 123456. */
export const cleanCode = (text: string, length: number): string => text.replace(/[^\da-z]/gi, "").slice(0, length);

/** From where to where the code is selected. */
export type Range = readonly [start: number, end: number];

/** A caret before a filled slot takes that slot, so that the next key replaces it. */
export const takeSlot = (start: number, end: number, filled: number): Range =>
  start === end && start < filled ? [start, start + 1] : [start, end];

/** The slot under the pointer, or the first empty one where it points behind the code. */
export const slotAt = (share: number, length: number, filled: number): number =>
  Math.min(Math.max(0, Math.floor(share * length)), filled, length - 1);

/** Where an arrow key leads; undefined when the key is none of ours. */
export function slotByKey(key: string, [start, end]: Range, filled: number): number | undefined {
  if (key === "ArrowLeft") return Math.max(0, start - 1);
  if (key === "ArrowRight") return Math.min(filled, end === start ? start + 1 : end);
  return undefined;
}
