import type { Meta, StoryObj } from "@storybook/react-vite";
import { LinkText } from "@trellis/ui/link-text";
import { WeekProgressCard, WeekProgressSkeleton } from "@trellis/ui/week-progress-card";
import { expect } from "storybook/test";
import { recent } from "./dashboard-sample.tsx";
import { guide } from "../docs/guide.ts";

const meta = {
  id: "ui-week-progress-card",
  title: "Components/Product/WeekProgressCard",
  component: WeekProgressCard,
  parameters: {
    docs: {
      description: {
        component: guide({
          what: "Shows the progress of the week and the latest completed tasks.",
          do: ['Describe the count: "of 7 tasks completed".'],
          dont: ["Don't show it before the plan has loaded. Use `WeekProgressSkeleton`."],
        }),
      },
    },
  },
  args: {
    done: 4,
    countText: "of 7 tasks completed",
    percent: 57,
    percentText: "57%",
    barLabel: "Week 2 progress",
    recent,
    recentLabel: "Recently completed",
    emptyText: "Nothing done yet. The first task is the hardest.",
    link: <LinkText href="#roadmap">Open roadmap</LinkText>,
  },
  argTypes: { link: { control: false } },
  decorators: [(Story) => <div style={{ maxWidth: 372 }}>{Story()}</div>],
} satisfies Meta<typeof WeekProgressCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const SomeDone: Story = {};
export const NothingDone: Story = { args: { done: 0, percent: 0, percentText: "0%", recent: [] } };
export const UpNext: Story = { args: { upNext: <p>Up next: Film a 20-second hook</p> } };
export const AllDone: Story = { args: { done: 7, percent: 100, percentText: "100%" } };
export const Loading: Story = { render: () => <WeekProgressSkeleton label="Loading your week" /> };
export const LongWords: Story = {
  args: {
    countText: "von 7 Aufgaben dieser Woche abgeschlossen",
    recent: [{ key: "long", task: "Veröffentlichungsterminplanungsbesprechungsnotizen schreiben", day: "Donnerstag" }],
  },
};

/** `NaN` is shown as 0, and progress above 100% as 100%. */
export const OutOfRange: Story = {
  args: { done: Number.NaN, percent: 250, percentText: "100%", recent: [] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "100");
    await expect(canvasElement).toHaveTextContent(/^0 of 7 tasks completed/);
  },
};
