import type { ReactNode } from "react";
import { Table } from "../table/table.tsx";
import type { TableColumn } from "../table/table-column.ts";
import type { TrendChartLabels, TrendPoint } from "./trend-point.ts";

interface TrendTableProps {
  label: string;
  points: readonly TrendPoint[];
  labels: TrendChartLabels;
  figureText: (point: TrendPoint) => string;
}

/** The chart's data as a table. */
export function TrendTable({ label, points, labels, figureText }: TrendTableProps): ReactNode {
  const columns: TableColumn<TrendPoint>[] = [
    {
      key: "point",
      header: labels.point ?? "",
      cell: (point) => (point.note === undefined ? point.label : `${point.label} · ${point.note}`),
    },
    { key: "value", header: labels.value ?? "", numeric: true, cell: figureText, sortBy: (point) => point.value },
  ];
  return (
    <Table
      caption={label}
      captionHidden
      columns={columns}
      rows={points}
      rowKey={(_, index) => index}
      emptyText={labels.empty}
      moreLabel={labels.more ?? ""}
      lessLabel={labels.less ?? ""}
    />
  );
}
