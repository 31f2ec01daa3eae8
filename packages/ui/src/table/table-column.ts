import type { ReactNode } from "react";
import type { SortValue } from "./sort-rows.ts";

/** A column. The first one is the row header. */
export interface TableColumn<Row> {
  /** Unique key. */
  key: string;
  /** Header of the column. */
  header: ReactNode;
  /** Renders the cell of a row. */
  cell: (row: Row) => ReactNode;
  /** If `true`, aligns numbers to the end of the cell. */
  numeric?: boolean;
  /** Returns the value to sort by. Omit it if the column isn't sortable. */
  sortBy?: (row: Row) => SortValue;
  /** If `true`, the column is hidden on small screens. */
  minor?: boolean;
}
