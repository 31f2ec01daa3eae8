export type { SortValue, TableSort } from "./sort-rows.ts";
export { Table, type TableProps } from "./table.tsx";
export type { TableColumn } from "./table-column.ts";
