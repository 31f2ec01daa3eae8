import { type Key, memo, type ReactNode } from "react";
import { Skeleton } from "../skeleton/skeleton.tsx";
import type { TableColumn } from "./table-column.ts";

interface TableBodyProps<Row> {
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row, index: number) => Key;
  emptyText: ReactNode;
}

const attributes = <Row,>({ numeric, minor }: TableColumn<Row>) => ({
  "data-numeric": numeric || undefined,
  "data-minor": minor || undefined,
});

function Cells<Row>({ columns, row }: { columns: readonly TableColumn<Row>[]; row: Row }): ReactNode {
  return (
    <tr>
      {columns.map((column, place) =>
        place === 0 ? (
          <th key={column.key} scope="row" {...attributes(column)}>
            {column.cell(row)}
          </th>
        ) : (
          <td key={column.key} {...attributes(column)}>
            {column.cell(row)}
          </td>
        ),
      )}
    </tr>
  );
}

/** A row. Memoized, so that adding rows doesn't re-render the existing ones. */
const TableRow = /* @__PURE__ */ memo(Cells) as typeof Cells;

/** Rows, or a message if there are none. */
export function TableBody<Row>({ columns, rows, rowKey, emptyText }: TableBodyProps<Row>): ReactNode {
  if (rows.length === 0) {
    return (
      <tbody>
        <tr data-part="empty">
          <td colSpan={Math.max(1, columns.length)}>{emptyText}</td>
        </tr>
      </tbody>
    );
  }
  return (
    <tbody>
      {rows.map((row, index) => (
        <TableRow key={rowKey(row, index)} columns={columns} row={row} />
      ))}
    </tbody>
  );
}

/** Placeholder for rows that are loading. */
export function LoadingBody<Row>({
  columns,
  count,
}: {
  columns: readonly TableColumn<Row>[];
  count: number;
}): ReactNode {
  return (
    <tbody>
      {Array.from({ length: count }, (_, row) => (
        <tr key={row}>
          {columns.map((column) => (
            <td key={column.key} {...attributes(column)}>
              <Skeleton
                shape="text"
                width={column.numeric ? "60%" : "80%"}
                style={{ marginInlineStart: column.numeric ? "auto" : 0 }}
              />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
