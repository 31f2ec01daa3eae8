import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { fn } from "storybook/test";
import { expect, within } from "../../.storybook/in-language.ts";
import type { StoryOfEach } from "../../.storybook/states.ts";
import { RoadmapScreen, type RoadmapView } from "../../apps/web/src/features/roadmap/roadmap.screen.tsx";
import { withTick } from "../../apps/web/src/features/roadmap/tick.ts";
import { minimalPlan, planWith } from "./plan-sample.ts";
import { itemsOf, textsOf } from "./sample-data.ts";

const plan = planWith(8);
const ready = { is: "ready", plan, now: new Date(2026, 10, 19), onTick: fn(), onCopy: fn() } as const;

const failed = {
  is: "failed",
  reason: "Something went wrong on our side. Try again in a moment.",
  onRetry: fn(),
} as const;

const meta = {
  title: "Screens/Roadmap",
  component: RoadmapScreen,
  parameters: { design: "roadmap", states: (): object => [meta, states] },
  args: { view: ready },
} satisfies Meta<typeof RoadmapScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole("tab")).toHaveLength(3);
    await expect(canvas.getByRole("tab", { selected: true })).toHaveTextContent("Week 2");
    await expect(canvas.getByText("+500")).toBeVisible();
    const [, , third] = canvas.getAllByRole("checkbox");
    if (third) await userEvent.click(third);
    await expect(ready.onTick).toHaveBeenCalledWith({ week: 2, dayIndex: 2, completed: true });
    await userEvent.click(canvas.getByRole("button", { name: "Copy" }));
    await expect(ready.onCopy).toHaveBeenCalledWith("#homeworkout #fitparents");
  },
};
export const WrittenByBuiltInEngine: Story = {
  name: "Written by the built-in engine",
  args: { view: { ...ready, plan: { ...plan, writtenBy: "built-in engine" } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Written by the built-in engine\.$/)).toBeVisible();
  },
};
export const WrittenByModel: Story = {
  name: "Written by an AI model",
  args: { view: { ...ready, plan: { ...plan, writtenBy: "gpt-4o-mini" } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Written by gpt-4o-mini\.$/)).toBeVisible();
  },
};
export const ByKeyboard: Story = {
  tags: ["behavior"],
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole("tab", { selected: true }).focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("tab", { selected: true })).toHaveTextContent("Week 3");
    await expect(canvas.getByRole("progressbar", { name: "Week 3 progress" })).toHaveAttribute("aria-valuenow", "0");
  },
};
export const MinimalPlan: Story = {
  name: "RDM-05 RDM-06 RDM-07 RDM-16 RDM-17 RDM-18 RDM-19 ENT-08 shows goal, audience, platforms, weeks and strategy of a minimal plan",
  args: { view: { ...ready, plan: minimalPlan } },
  play: async ({ canvas }) => {
    const overview = canvas.getByRole("region", { name: "Overview" });
    await expect(overview).toHaveTextContent("sell my prints");
    await expect(overview).toHaveTextContent("collectors");
    await expect(overview).toHaveTextContent(/\+500.*followers per month \(estimate\)/);
    await expect(textsOf(within(overview).getAllByRole("listitem"))).toEqual(["Pinterest", "Instagram"]);
    await expect(textsOf(canvas.getAllByRole("tab"))).toEqual([
      expect.stringMatching(/Week 1.*0% complete.*Focus 1|Week 1.*Focus 1.*0% complete/),
      expect.stringMatching(/Week 2.*33% complete.*Focus 2|Week 2.*Focus 2.*33% complete/),
      expect.stringMatching(/Week 3.*67% complete.*Focus 3|Week 3.*Focus 3.*67% complete/),
    ]);
    await expect(canvas.getByText("Behind the press")).toBeVisible();
    const friday = canvas.getAllByRole("listitem").find(({ textContent }) => textContent.includes("Friday"));
    await expect(friday).toHaveTextContent(/Friday.*6:30.PM.*Instagram/);
    await expect(textsOf(itemsOf(canvas, "list", "Hashtag strategy"))).toEqual(["#prints", "#paper"]);
    await expect(canvas.queryByText("sunny")).toBeNull();
  },
};
export const Weeks: Story = {
  name: "RDM-09 RDM-10 shows the progress and the tasks of the selected week",
  args: { view: { ...ready, plan: minimalPlan } },
  play: async ({ canvas, userEvent }) => {
    for (const [week, percent] of [
      [3, "67"],
      [1, "0"],
      [2, "33"],
    ]) {
      await userEvent.click(canvas.getByRole("tab", { name: new RegExp(`Week ${week}`) }));
      const bar = canvas.getByRole("progressbar", { name: `Week ${week} progress` });
      await expect(bar).toHaveAttribute("aria-valuenow", percent);
    }
    await expect(textsOf(itemsOf(canvas, "list", "Tasks for week 2"))).toEqual(
      [0, 1, 2].map((index) => expect.stringMatching(new RegExp(`Monday.*Task 2.${index}.*Describe it`))),
    );
    const [first, second] = canvas.getAllByRole("checkbox");
    await expect(first).toBeChecked();
    await expect(second).not.toBeChecked();
    await expect(second).toHaveAccessibleDescription("Monday Describe it");
  },
};
export const WeekWithoutTasks: Story = {
  name: "RDM-08 shows 0 percent for a week without tasks",
  args: {
    view: {
      ...ready,
      plan: { ...minimalPlan, weeklyPlans: minimalPlan.weeklyPlans.map((week) => ({ ...week, tasks: [] })) },
    },
  },
  play: async ({ canvas }) => {
    for (const tab of canvas.getAllByRole("tab")) await expect(tab).toHaveTextContent(/\b0% complete/);
    await expect(canvas.getByText("This week has no tasks.")).toBeVisible();
  },
};
export const Due: Story = {
  name: "marks the next task of the plan, today's task and overdue tasks",
  args: { view: { ...ready, plan: { ...planWith(1), startedAt: new Date(2026, 10, 16, 9).toISOString() } } },
  play: async ({ canvas }) => {
    const markOf = (row: HTMLElement) => /Catch up$|Today$|Next$/.exec(row.textContent)?.[0];
    const rows = itemsOf(canvas, "list", "Tasks for week 1");
    await expect(rows.map(markOf)).toEqual([undefined, "Catch up", "Catch up", "Today", undefined, undefined]);
    await expect(rows.findIndex((row) => row.hasAttribute("data-next"))).toBe(1);
  },
};

function Ticking({ from }: { from: number }) {
  const [ticked, setTicked] = useState(() => planWith(from));
  return <RoadmapScreen view={{ ...ready, plan: ticked, onTick: (tick) => setTicked(withTick(ticked, tick)) }} />;
}

export const WeekInBloom: Story = {
  name: "completes the next task, shows a finished week in bloom, and opens the next week",
  render: () => <Ticking from={4} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Mark as done" }));
    await expect(canvas.getByRole("status")).toHaveTextContent("Nice. 1 to go this week.");
    await expect(canvas.getByRole("img", { name: "Week 1: 5 of 6 tasks done" })).toBeVisible();
    await userEvent.dblClick(canvas.getByRole("button", { name: "Mark as done" }));
    await expect(canvas.getByRole("heading", { name: "Week 1 in bloom" })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: "Go to week 2" }));
    await expect(canvas.getByRole("tab", { selected: true })).toHaveTextContent("Week 2");
    await expect(canvas.getByRole("button", { name: "Mark as done" })).toHaveFocus();
  },
};
export const OnAPhone: Story = { tags: ["!test"], globals: { viewport: { value: "phone" } } };
export const InFrench: Story = { tags: ["!test"], globals: { locale: "fr" } };
export const WeekDone: Story = { args: { view: { ...ready, plan: planWith(18) } } };
export const Generating: Story = { args: { view: { is: "generating" } } };
export const Failed: Story = {
  args: { view: failed },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(failed.reason);
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
    await expect(failed.onRetry).toHaveBeenCalledOnce();
  },
};
export const Empty: Story = { args: { view: { is: "empty" } } };
export const UnknownPlatforms: Story = {
  args: { view: { ...ready, plan: { ...plan, platforms: ["Threads", "Twitch"] } } },
};
export const EmptyStrategy: Story = {
  args: {
    view: {
      ...ready,
      plan: { ...plan, goal: [], contentStrategy: { themes: [], postingSchedule: [], hashtagStrategy: [] } },
    },
  },
};

/** A story for each member of the view. */
const states = {
  view: { generating: Generating, failed: Failed, empty: Empty, ready: Ready } satisfies StoryOfEach<RoadmapView>,
};
