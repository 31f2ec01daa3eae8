import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import type { ReactNode } from "react";
import type { TableColumn } from "./table-column.ts";
import type { TableSort } from "./sort-rows.ts";

interface TableHeadProps<Row> {
  columns: readonly TableColumn<Row>[];
  sort: TableSort | undefined;
  onSort: (sort: TableSort) => void;
}

const icons = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown };

/** Column headers. Sortable headers are buttons. */
export function TableHead<Row>({ columns, sort, onSort }: TableHeadProps<Row>): ReactNode {
  return (
    <thead>
      <tr>
        {columns.map(({ key, header, numeric, minor, sortBy }) => {
          const direction = sort?.key === key ? sort.direction : undefined;
          const Icon = icons[direction ?? "none"];
          const nextDirection = direction === "ascending" ? "descending" : "ascending";
          return (
            <th
              key={key}
              scope="col"
              data-numeric={numeric || undefined}
              data-minor={minor || undefined}
              aria-sort={direction}
            >
              {sortBy === undefined ? (
                header
              ) : (
                <button type="button" onClick={() => onSort({ key, direction: nextDirection })}>
                  {header}
                  <Icon size={14} strokeWidth={2} aria-hidden />
                </button>
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
