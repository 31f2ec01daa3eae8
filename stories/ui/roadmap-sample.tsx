import { PlatformTile } from "@trellis/ui/brand-icon";
import { Button, ButtonLink } from "@trellis/ui/button";
import { Card } from "@trellis/ui/card";
import { Checklist } from "@trellis/ui/checklist";
import { FactStrip } from "@trellis/ui/fact-strip";
import { HashtagList } from "@trellis/ui/hashtag-list";
import { PageHeader } from "@trellis/ui/page-header";
import { ProgressBar } from "@trellis/ui/progress-bar";
import { ScheduleList } from "@trellis/ui/schedule-list";
import { SectionHeader } from "@trellis/ui/section-header";
import { ThemeList } from "@trellis/ui/theme-list";
import { WeekTabs } from "@trellis/ui/week-tabs";
import { Copy, Layers, SlidersHorizontal, Target, TrendingUp, Users } from "lucide-react";
import { useState } from "react";

const icon = { size: 17, strokeWidth: 1.75, "aria-hidden": true } as const;

export const tasks = [
  ["Mon", "Refresh channel banner and bio", "Lead with the promise: quick plant-based dinners for busy weeknights."],
  ["Tue", "Pin a comment that asks a question", "Use it on your last two videos to restart the conversation."],
  ["Wed", "Batch three recipe hooks", "Write the first five seconds of three shorts before you film anything."],
  ["Wed", "Reply to ten recent comments", "Answer with a question so the thread keeps going."],
  ["Thu", "Film a 20-second hook for the lentil short", "Open on the finished bowl, then cut to the pan. No intro."],
  [
    "Fri",
    "Publish a behind-the-scenes story",
    "Show the mess. One photo of the counter, one poll about the next recipe.",
  ],
  ["Sun", "Plan next week’s long video", "Outline “Five dinners from one tray” with a chapter for each recipe."],
].map(([day = "", task = "", description = ""], i) => ({ key: task, day, task, description, completed: i < 4 }));

export const weeks = [
  { week: 1, label: "Week 1", focus: "Foundations", percent: 100, percentText: "100% done" },
  { week: 2, label: "Week 2", focus: "Hooks and replies", percent: 57, percentText: "57% done" },
  { week: 3, label: "Week 3", focus: "Consistency", percent: 0, percentText: "0% done" },
];

export const facts = [
  { key: "goal", icon: <Target {...icon} />, label: "Goal", value: "Turn weeknight viewers into subscribers" },
  {
    key: "audience",
    icon: <Users {...icon} />,
    label: "Audience",
    value: "Busy professionals, 25 to 40, new to cooking",
  },
  {
    key: "platforms",
    icon: <Layers {...icon} />,
    label: "Platforms",
    value: (
      <span style={{ display: "flex", gap: 8 }} role="img" aria-label="YouTube, Instagram, TikTok">
        <PlatformTile brand="youtube" size="sm" />
        <PlatformTile brand="instagram" size="sm" />
        <PlatformTile brand="tiktok" size="sm" />
      </span>
    ),
  },
];

export const growth = {
  icon: <TrendingUp {...icon} />,
  label: "Expected growth",
  figure: "+500",
  text: "followers per month, an estimate",
};

export const themes = [
  { name: "One-pan dinners", note: "Your most saved format" },
  { name: "Pantry swaps", note: "Searchable, evergreen answers" },
  { name: "Kitchen diaries", note: "The person behind the pan" },
];

export const slots = [
  { day: "Mon", time: "6:00 PM", platform: "YouTube", brand: "youtube" },
  { day: "Wed", time: "12:30 PM", platform: "Instagram", brand: "instagram" },
  { day: "Fri", time: "7:15 PM", platform: "TikTok", brand: "tiktok" },
  { day: "Sun", time: "10:00 AM", platform: "Blog" },
] as const;

export const tags = ["#plantbased", "#weeknightdinner", "#onepanmeals", "#easyvegan", "#greenkitchen", "#mealprep"];

export const copyButton = (
  <Button variant="quiet" size="sm" iconStart={<Copy size={16} strokeWidth={1.75} aria-hidden />}>
    Copy
  </Button>
);

/** A sample roadmap made of the components. */
export function RoadmapSample() {
  const [items, setItems] = useState(tasks);
  const [week, setWeek] = useState(2);
  const done = items.filter(({ completed }) => completed).length;
  const toggle = (index: number, completed: boolean) =>
    setItems(items.map((item, i) => (i === index ? { ...item, completed } : item)));
  return (
    <>
      <PageHeader
        title="Your three-week roadmap"
        text="Built from your answers. Check tasks off as you go and watch each week fill in."
        action={
          <ButtonLink
            href="#update"
            variant="secondary"
            iconStart={<SlidersHorizontal size={18} strokeWidth={1.75} aria-hidden />}
          >
            Update preferences
          </ButtonLink>
        }
      />
      <FactStrip facts={facts} growth={growth} />
      <div className="sample-columns">
        <Card>
          <WeekTabs label="Weeks" weeks={weeks} selected={week} onSelect={setWeek}>
            <div style={{ marginTop: 22 }}>
              <SectionHeader title="Hooks and replies" action={<span>{done} of 7 tasks</span>} />
              <ProgressBar value={(done / 7) * 100} label="Week 2 progress" />
              <div style={{ height: 18 }} />
              <Checklist
                label="Tasks for week 2"
                items={items}
                next={items.findIndex(({ completed }) => !completed)}
                nextLabel="Today"
                onToggle={toggle}
              />
            </div>
          </WeekTabs>
        </Card>
        <div style={{ display: "grid", gap: 20, alignContent: "start" }}>
          <ThemeList title="Content themes" themes={themes} />
          <ScheduleList title="Posting schedule" slots={slots} />
          <HashtagList title="Hashtag strategy" tags={tags} copy={copyButton} />
        </div>
      </div>
    </>
  );
}
