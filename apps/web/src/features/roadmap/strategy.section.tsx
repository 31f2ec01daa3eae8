import type { Roadmap } from "@trellis/contract/roadmap";
import { Button } from "@trellis/ui/button";
import { HashtagList } from "@trellis/ui/hashtag-list";
import { ScheduleList } from "@trellis/ui/schedule-list";
import { ThemeList } from "@trellis/ui/theme-list";
import { Copy } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { hashtag, platformNamed, timeText } from "./plan-words.ts";

export interface StrategySectionProps {
  strategy: Roadmap["contentStrategy"];
  /** Asked to copy the hashtags, as one line. */
  onCopy: (hashtags: string) => void;
}

/** What to make, when to post it and how to tag it; each only where the plan says something. */
export function StrategySection({ strategy, onCopy }: StrategySectionProps): ReactNode {
  const { t, i18n } = useTranslation("roadmap");
  const { themes, postingSchedule } = strategy;
  const hashtags = strategy.hashtagStrategy.map(hashtag);
  const slots = postingSchedule.map(({ day, time, platform }) => {
    const brand = platformNamed(platform);
    return { day, time: timeText(time, i18n.language), platform, ...(brand && { brand }) };
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
