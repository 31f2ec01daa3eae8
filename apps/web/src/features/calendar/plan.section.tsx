import { Button } from "@trellis/ui/button";
import { type CalendarDay, type CalendarItem as ShownItem, CalendarMonth } from "@trellis/ui/calendar-month";
import { CalendarWeek } from "@trellis/ui/calendar-week";
import { IconButton } from "@trellis/ui/icon-button";
import { SegmentedControl } from "@trellis/ui/segmented-control";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import { useLanguage } from "../../text/use-language.ts";
import { weekOf, weeksOfMonth } from "./calendar-days.ts";
import { dayReader, spanText, weekdaysOf } from "./calendar-text.ts";
import { StatusLegend } from "./status-legend.tsx";
import type { CalendarPage } from "./use-calendar-page.ts";

const Root = styled.section`
  display: grid;
  gap: var(--tr-space-4);
  min-width: 0;
  & > [data-part="tools"] {
    display: flex;
    flex-wrap: wrap;
    gap: 10px var(--tr-space-4);
    align-items: center;
    justify-content: space-between;
    & > h2::first-letter {
      text-transform: uppercase;
    }
    & > div {
      display: flex;
      flex-wrap: wrap;
      gap: 8px;
      align-items: center;
    }
  }
`;

const iconProps = { size: 20, strokeWidth: 1.75, "aria-hidden": true } as const;

/** The calendar of a week or a month. */
export function PlanSection({ page, now }: { page: CalendarPage; now: Date }): ReactNode {
  const { t } = useTranslation("calendar");
  const language = useLanguage();
  const grid = useRef<HTMLDivElement>(null);
  // `page` is a new object in every render, so destructure it for memoization by the React Compiler.
  const { span, day, items, lastChanged, add, open, page: turn, setSpan, goToToday } = page;

  // The changed item may have moved away from the focused day, so move focus to its new day.
  useEffect(() => {
    if (!lastChanged) return;
    const date = grid.current?.querySelector(`time[datetime="${lastChanged.date}"]`);
    date?.closest<HTMLElement>("[data-part=day]")?.focus();
  }, [lastChanged]);

  const read = dayReader(items, now, language, t);
  const shared = {
    label: spanText(day, span, language),
    weekdays: weekdaysOf(day, language),
    addLabel: t("planDay"),
    dayEmptyText: t("empty.day"),
    onDaySelect: ({ key }: CalendarDay) => add(key),
    onItemSelect: ({ key }: ShownItem) => open(key),
    onPage: turn,
  };
  return (
    <Root aria-label={t("plan")}>
      <div data-part="tools">
        <h2 aria-live="polite">{shared.label}</h2>
        <div>
          <IconButton label={t(`before.${span}`)} variant="outline" onClick={() => turn(-1)}>
            <ChevronLeft {...iconProps} />
          </IconButton>
          <Button variant="secondary" onClick={goToToday}>
            {t("today")}
          </Button>
          <IconButton label={t(`after.${span}`)} variant="outline" onClick={() => turn(1)}>
            <ChevronRight {...iconProps} />
          </IconButton>
          <SegmentedControl
            label={t("view")}
            segments={(["week", "month"] as const).map((value) => ({ value, label: t(`span.${value}`) }))}
            value={span}
            onValueChange={setSpan}
          />
        </div>
      </div>
      {span === "week" ? (
        <CalendarWeek
          {...shared}
          ref={grid}
          days={weekOf(day, language).map((each) => read(each))}
          emptyText={t("empty.week")}
        />
      ) : (
        <CalendarMonth
          {...shared}
          ref={grid}
          weeks={weeksOfMonth(day, language).map((week) => week.map((each) => read(each, day.getMonth())))}
          emptyText={t("empty.month")}
          moreText={(count) => t("more", { count })}
        />
      )}
      <StatusLegend />
    </Root>
  );
}
