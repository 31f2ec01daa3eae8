/** A sortable value. Missing values are sorted last. */
export type SortValue = number | string | null | undefined;

/** Column to sort by, and its direction. */
export interface TableSort {
  /** Key of the column. */
  key: string;
  /** Sort direction. */
  direction: "ascending" | "descending";
}

const isMissing = (value: SortValue) => value === null || value === undefined || Number.isNaN(value);

type Compare = (a: string, b: string) => number;

const byCode: Compare = (a, b) => (a < b ? -1 : Number(a > b));

function compare(a: SortValue, b: SortValue, words: Compare): number {
  if (typeof a === "number" && typeof b === "number") return a === b ? 0 : a < b ? -1 : 1;
  return words(String(a), String(b));
}

/** Returns a sorted copy. Missing values come last in both directions, and equal rows keep their order. */
export function sortRows<Row>(
  rows: readonly Row[],
  valueOf: (row: Row) => SortValue,
  direction: TableSort["direction"],
  locale?: string,
): Row[] {
  const words = locale === undefined ? byCode : new Intl.Collator(locale, { numeric: true }).compare;
  const sign = direction === "ascending" ? 1 : -1;
  return rows
    .map((row) => ({ row, value: valueOf(row) }))
    .toSorted((a, b) => {
      const missing = Number(isMissing(a.value)) - Number(isMissing(b.value));
      if (missing !== 0 || isMissing(a.value)) return missing;
      return sign * compare(a.value, b.value, words);
    })
    .map(({ row }) => row);
}
