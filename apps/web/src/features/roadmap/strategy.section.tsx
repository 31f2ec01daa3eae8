import type { Language } from "@trellis/contract/fields";
import type { Roadmap } from "@trellis/contract/roadmap";
import { Button } from "@trellis/ui/button";
import { HashtagList } from "@trellis/ui/hashtag-list";
import { ScheduleList } from "@trellis/ui/schedule-list";
import { ThemeList } from "@trellis/ui/theme-list";
import { Copy } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { platformIn } from "../../platforms.ts";
import { timeText } from "../../text/plain-format.ts";
import { useLanguage } from "../../text/use-language.ts";

/** Formats a time such as "18:00" for a language. Anything else is returned unchanged. */
export function formatTime(time: string, language: Language): string {
  const [, hour, minute] = /^(\d{1,2}):(\d{2})$/.exec(time.trim()) ?? [];
  if (hour === undefined || minute === undefined || Number(hour) > 23 || Number(minute) > 59) return time;
  return timeText(Number(hour), Number(minute), language);
}

/** Adds a missing "#" to a hashtag. Text with spaces is returned unchanged. */
export const hashtag = (text: string): string => (text.startsWith("#") || text.includes(" ") ? text : `#${text}`);

export interface StrategySectionProps {
  strategy: Roadmap["contentStrategy"];
  /** Called with the hashtags, separated by spaces, when the user copies them. */
  onCopy: (hashtags: string) => void;
}

/** Content themes, posting schedule and hashtags. Empty parts are omitted. */
export function StrategySection({ strategy, onCopy }: StrategySectionProps): ReactNode {
  const { t } = useTranslation("roadmap");
  const language = useLanguage();
  const { themes, postingSchedule } = strategy;
  const hashtags = strategy.hashtagStrategy.map(hashtag);
  const slots = postingSchedule.map(({ day, time, platform }) => {
    const brand = platformIn(platform);
    return { day, time: formatTime(time, language), platform, ...(brand && { brand }) };
  });
  return (
    <>
      {themes.length > 0 && <ThemeList title={t("themes")} themes={[...new Set(themes)].map((name) => ({ name }))} />}
      {slots.length > 0 && <ScheduleList title={t("schedule")} slots={slots} />}
      {hashtags.length > 0 && (
        <HashtagList
          title={t("hashtags")}
          tags={hashtags}
          copy={
            <Button
              variant="quiet"
              size="sm"
              iconStart={<Copy size={16} strokeWidth={1.75} aria-hidden />}
              onClick={() => onCopy(hashtags.join(" "))}
            >
              {t("copy")}
            </Button>
          }
        />
      )}
    </>
  );
}
