import { type ReactNode, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { CalendarScreen } from "../../features/calendar/calendar.screen.tsx";
import { sampleItems, samplePostingTimes, sampleSuggestions } from "../../features/calendar/calendar-sample.ts";
import { toast } from "../../platform/toast.ts";

/** The content calendar, with sample data around today. */
export function CalendarRoute(): ReactNode {
  const { t } = useTranslation("calendar");
  const [now] = useState(() => new Date());
  const sample = useMemo(
    () => ({ items: sampleItems(now, t), times: samplePostingTimes, suggestions: sampleSuggestions(t) }),
    [now, t],
  );
  return <CalendarScreen {...sample} now={now} onAction={(action) => toast.success(t(`toast.${action}`))} />;
}
