import type { RecordRow } from "@trellis/server-core/ports/account-records";

/** Spreadsheets run cells that begin with these characters as formulas. */
const formula = /^[=+\-@\t\r]/;

function cell(value: unknown): string {
  if (value === null || value === undefined) return "";
  const text = typeof value === "string" ? value.replace(formula, "'$&") : plainText(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const plainText = (value: unknown): string => (value instanceof Date ? value.toISOString() : JSON.stringify(value));

/** Returns rows as CSV (RFC 4180) with a header line. The byte order mark makes spreadsheets read it as UTF-8. */
export function csvOf(columns: readonly string[], rows: readonly RecordRow[]): string {
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column]))];
  return `\ufeff${lines.map((line) => `${line.map(cell).join(",")}\r\n`).join("")}`;
}
