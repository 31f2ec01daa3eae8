import type { ReactNode } from "react";
import type { SortValue } from "./sort-rows.ts";

/** One column of a table. The first one heads its row. */
export interface TableColumn<Row> {
  /** Tells it from the others. */
  key: string;
  /** Its name. */
  header: ReactNode;
  /** What a row shows in it. */
  cell: (row: Row) => ReactNode;
  /** Figures: set at the end of the cell, digits below digits. */
  numeric?: boolean;
  /** What rows are sorted by; without it the column can't be sorted. */
  sortBy?: (row: Row) => SortValue;
  /** Left out on small screens. */
  minor?: boolean;
}
