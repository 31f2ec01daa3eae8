"use client";
import { useId, useMemo, useRef, useState, type ComponentPropsWithRef, type Key, type ReactNode } from "react";
import { Button } from "../button/index.ts";
import { ScrollRegion } from "../scroll-region/index.ts";
import { useEdges } from "../scroll-region/use-edges.ts";
import { sortRows, type TableSort } from "./sort-rows.ts";
import { LoadingBody, TableBody } from "./table-body.tsx";
import type { TableColumn } from "./table-column.ts";
import { TableHead } from "./table-head.tsx";
import { Root } from "./table.styles.ts";

export interface TableProps<Row> extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** Names the table. */
  caption: string;
  /** Keeps the name for screen readers only, where a heading stands above. */
  captionHidden?: boolean;
  /** From the first to the last; the first one heads each row. Keep them outside of the component that renders: new ones sort anew. */
  columns: readonly TableColumn<Row>[];
  /** All rows there are. */
  rows: readonly Row[];
  /** Tells a row from the others; `index` is its place in `rows` as it is shown. */
  rowKey: (row: Row, index: number) => Key;
  /** Stands where there are no rows. */
  emptyText: ReactNode;
  /** Which column rows are sorted by at first; without it they keep their order. */
  defaultSort?: TableSort;
  /** The language words are sorted in; without it by their letters' codes. */
  locale?: string;
  /** How many rows are shown at first. */
  firstRows?: number;
  /** How many rows "view more" adds: many thousand at once would hold the page up. */
  moreRows?: number;
  /** The button for further rows: "View more". */
  moreLabel: string;
  /** The button for the first rows only: "View less". */
  lessLabel: string;
  /** Rows are on their way: keeps their place. */
  loading?: boolean;
}

/** Rows and columns: sorted by their headings, some at first and more on request. */
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
  const [limit, setLimit] = useState(firstRows);
  const toggle = useRef<HTMLButtonElement>(null);
  const region = useRef<HTMLDivElement>(null);
  useEdges(region);
  const valueOf = columns.find(({ key }) => key === sort?.key)?.sortBy;
  const sorted = useMemo(
    () => (sort && valueOf ? sortRows(rows, valueOf, sort.direction, locale) : rows),
    [rows, sort, valueOf, locale],
  );
  const shown = sorted.slice(0, limit);
  const hasMore = shown.length < rows.length;
  const hasLess = shown.length > firstRows;
  const showLess = () => {
    setLimit(firstRows);
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
            <TableBody columns={columns} rows={shown} rowKey={rowKey} emptyText={emptyText} />
          )}
        </table>
      </ScrollRegion>
      {!loading && (hasMore || hasLess) && (
        <div data-part="more">
          <Button ref={toggle} variant="soft" onClick={hasMore ? () => setLimit(limit + moreRows) : showLess}>
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
