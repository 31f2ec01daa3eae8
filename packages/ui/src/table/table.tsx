"use client";
import { useId, useMemo, useRef, useState, type ComponentPropsWithRef, type Key, type ReactNode } from "react";
import { Button } from "../button/button.tsx";
import { ScrollRegion } from "../scroll-region/scroll-region.tsx";
import { useEdges } from "../scroll-region/use-edges.ts";
import { sortRows, type TableSort } from "./sort-rows.ts";
import { LoadingBody, TableBody } from "./table-body.tsx";
import type { TableColumn } from "./table-column.ts";
import { TableHead } from "./table-head.tsx";
import { Root } from "./table.styles.ts";
import { useRowLimit } from "./use-row-limit.ts";

export type { SortValue, TableSort } from "./sort-rows.ts";
export type { TableColumn } from "./table-column.ts";

export interface TableProps<Row> extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** Accessible name. */
  caption: string;
  /** If `true`, the caption is only exposed to screen readers. */
  captionHidden?: boolean;
  /** Columns in display order. Define them outside the component, because a new array re-renders all rows. */
  columns: readonly TableColumn<Row>[];
  /** All rows. */
  rows: readonly Row[];
  /** Returns a unique key. `index` is the row's position after sorting. */
  rowKey: (row: Row, index: number) => Key;
  /** Content shown if there are no rows. */
  emptyText: ReactNode;
  /** Initial sorting. Omit it to keep the order of `rows`. */
  defaultSort?: TableSort;
  /** Locale for sorting text. Without it, text is sorted by code unit. */
  locale?: string;
  /** Number of rows shown initially. */
  firstRows?: number;
  /** Number of rows added by the "more" button, a few per frame. Rendering thousands of rows would slow down the page. */
  moreRows?: number;
  /** Label of the button that shows more rows, such as "View more". */
  moreLabel: string;
  /** Label of the button that collapses the table, such as "View less". */
  lessLabel: string;
  /** If `true`, shows placeholder rows. */
  loading?: boolean;
}

/** Table with sortable columns and incremental display. */
export function Table<Row>({
  caption,
  captionHidden = false,
  columns,
  rows,
  rowKey,
  emptyText,
  defaultSort,
  locale,
  firstRows = 10,
  moreRows = 100,
  moreLabel,
  lessLabel,
  loading = false,
  ...rest
}: TableProps<Row>): ReactNode {
  const id = useId();
  const [sort, setSort] = useState(defaultSort);
  const { limit, shown, add, reset } = useRowLimit(rows.length, firstRows);
  const toggle = useRef<HTMLButtonElement>(null);
  const region = useRef<HTMLDivElement>(null);
  useEdges(region);
  const valueOf = columns.find(({ key }) => key === sort?.key)?.sortBy;
  const sorted = useMemo(
    () => (sort && valueOf ? sortRows(rows, valueOf, sort.direction, locale) : rows),
    [rows, sort, valueOf, locale],
  );
  const hasMore = limit < rows.length;
  const hasLess = Math.min(limit, rows.length) > firstRows;
  const showLess = () => {
    reset();
    toggle.current?.focus();
  };
  return (
    <Root {...rest}>
      <ScrollRegion ref={region} aria-labelledby={id}>
        <table aria-busy={loading || undefined}>
          <caption id={id} data-hidden={captionHidden || undefined}>
            {caption}
          </caption>
          <TableHead columns={columns} sort={sort} onSort={setSort} />
          {loading ? (
            <LoadingBody columns={columns} count={firstRows} />
          ) : (
            <TableBody columns={columns} rows={sorted.slice(0, shown)} rowKey={rowKey} emptyText={emptyText} />
          )}
        </table>
      </ScrollRegion>
      {!loading && (hasMore || hasLess) && (
        <div data-part="more">
          <Button ref={toggle} variant="soft" onClick={hasMore ? () => add(moreRows) : showLess}>
            {hasMore ? moreLabel : lessLabel}
          </Button>
          {hasMore && hasLess && (
            <Button variant="quiet" onClick={showLess}>
              {lessLabel}
            </Button>
          )}
        </div>
      )}
    </Root>
  );
}
