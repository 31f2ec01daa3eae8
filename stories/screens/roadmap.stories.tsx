import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { RoadmapScreen } from "../../apps/web/src/features/roadmap/roadmap.screen.tsx";
import { planWith } from "./plan-sample.ts";

const plan = planWith(8);
const ready = { is: "ready", plan, now: new Date(2026, 10, 19), onTick: fn(), onCopy: fn() } as const;

const meta = {
  title: "Screens/Roadmap",
  component: RoadmapScreen,
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
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole("tab", { selected: true }).focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("tab", { selected: true })).toHaveTextContent("Week 3");
    await expect(canvas.getByRole("progressbar", { name: "Week 3 progress" })).toHaveAttribute("aria-valuenow", "0");
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };
export const InFrench: Story = { globals: { locale: "fr" } };
export const WeekDone: Story = { args: { view: { ...ready, plan: planWith(18) } } };
export const Generating: Story = { args: { view: { is: "generating" } } };
export const Failed: Story = {
  args: { view: { is: "failed", reason: "Something went wrong on our side. Try again in a moment.", onRetry: fn() } },
};
export const Empty: Story = { args: { view: { is: "empty" } } };
export const PlatformsWeDoNotKnow: Story = {
  args: { view: { ...ready, plan: { ...plan, platforms: ["Threads", "Twitch"] } } },
};
export const LittleSaid: Story = {
  args: {
    view: {
      ...ready,
      plan: { ...plan, goal: [], contentStrategy: { themes: [], postingSchedule: [], hashtagStrategy: [] } },
    },
  },
};
