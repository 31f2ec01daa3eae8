import type { ChannelDay } from "@trellis/contract/youtube";
import { Card } from "@trellis/ui/card";
import { Table, type TableColumn } from "@trellis/ui/table";
import { type ReactNode, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import { useFormatters } from "./formatters.ts";
import { clockTime } from "./clock-time.ts";

const firstDays = 10;

const Day = styled.span`
  white-space: nowrap;
`;
const Gained = styled.span`
  color: var(--tr-success);
  font-weight: var(--tr-weight-semi);
`;
const Lost = styled.span`
  color: var(--tr-text-2);
`;

/** Daily figures, newest first: ten days at first, the rest on request. Shows a loading state if `days` is missing. */
export function DaysSection({ id, days }: { id?: string; days?: readonly ChannelDay[] }): ReactNode {
  const { t } = useTranslation("analytics");
  const { count, signed, day } = useFormatters();
  const columns = useMemo(
    (): readonly TableColumn<ChannelDay>[] => [
      { key: "day", header: t("days.day"), cell: (row) => <Day>{day(row.day)}</Day> },
      { key: "views", header: t("days.views"), numeric: true, cell: (row) => count(row.views) },
      {
        key: "minutes",
        header: t("days.minutes"),
        numeric: true,
        minor: true,
        cell: (row) => count(row.estimatedMinutesWatched),
      },
      {
        key: "duration",
        header: t("days.duration"),
        numeric: true,
        minor: true,
        cell: (row) => clockTime(row.averageViewDuration),
      },
      {
        key: "gained",
        header: t("days.gained"),
        numeric: true,
        cell: (row) => <Gained>{signed(row.subscribersGained)}</Gained>,
      },
      {
        key: "lost",
        header: t("days.lost"),
        numeric: true,
        cell: (row) => <Lost>{signed(-row.subscribersLost)}</Lost>,
      },
    ],
    [t, day, count, signed],
  );
  const latestFirst = useMemo(() => days?.toReversed() ?? [], [days]);
  return (
    <Card {...(id && { id })} title={t("days.title")}>
      <Table
        caption={t("days.title")}
        captionHidden
        columns={columns}
        rows={latestFirst}
        rowKey={(row) => row.day}
        emptyText={t("empty.title")}
        firstRows={firstDays}
        moreLabel={t("days.more")}
        lessLabel={t("days.less")}
        loading={days === undefined}
      />
    </Card>
  );
}
