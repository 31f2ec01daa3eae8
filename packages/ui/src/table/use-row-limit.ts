"use client";
import { useEffect, useState } from "react";

/** Number of rows added per frame. More would delay the frame on slow devices. */
const rowsPerFrame = 10;

interface RowLimit {
  /** Number of rows to show once all frames have run. */
  limit: number;
  /** Number of rows shown so far. */
  shown: number;
  /** Shows more rows, a few per frame. */
  add: (rows: number) => void;
  /** Shows the first rows only. */
  reset: () => void;
}

/** Returns the number of rows to show out of `count`, starting with `first`. */
export function useRowLimit(count: number, first: number): RowLimit {
  const [{ limit, shown }, setLimits] = useState({ limit: first, shown: first });
  const isGrowing = shown < Math.min(limit, count);
  useEffect(() => {
    if (!isGrowing) return undefined;
    const frame = requestAnimationFrame(() => setLimits({ limit, shown: Math.min(limit, shown + rowsPerFrame) }));
    return () => cancelAnimationFrame(frame);
  }, [isGrowing, limit, shown]);
  return {
    limit,
    shown,
    add: (rows) => setLimits({ limit: limit + rows, shown: Math.min(limit + rows, shown + rowsPerFrame) }),
    reset: () => setLimits({ limit: first, shown: first }),
  };
}
