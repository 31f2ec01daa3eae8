import type { Layout } from "./layout.ts";

/** Returns the lattice as one path; its crossings match the tasks of a seven-task week. */
export function slats({ left, span, bottom, rise }: Layout, rows: number): string {
  const pitch = span / 6;
  let d = "";
  for (let r = -4; r < rows + 4; r++) {
    for (let c = -4; c <= 9; c++) {
      const x = Math.round(left + c * pitch);
      const y = bottom - r * rise;
      const right = Math.round(left + (c + 1) * pitch);
      d += `M${x} ${y}L${right} ${y - rise}M${right} ${y}L${x} ${y - rise}`;
    }
  }
  return d;
}
