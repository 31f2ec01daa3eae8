import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { expect, within } from "../../.storybook/in-language.ts";
import type { StoryOfEach } from "../../.storybook/states.ts";
import { DashboardScreen } from "../../apps/web/src/features/dashboard/dashboard.screen.tsx";
import { ChannelSummary } from "../../apps/web/src/features/analytics/channel-summary.tsx";
import { PlatformsSection } from "../../apps/web/src/features/social-accounts/platforms.section.tsx";
import { summaryOf } from "../../apps/web/src/features/roadmap/progress.ts";
import { reportOf } from "./analytics-report.ts";
import { planWith } from "./plan-sample.ts";
import { itemsOf } from "./sample-data.ts";
import type { DashboardView } from "../../apps/web/src/features/dashboard/dashboard-view.ts";

const onDone = fn();
const onRetry = fn();
const ready = (done: number) => ({ is: "ready", ...summaryOf(planWith(done)), onDone }) as const;
const connected = { youtube: false, instagram: false, tiktok: false, facebook: false };
const accounts = { connected, isBusy: false, onToggle: fn() };

const meta = {
  title: "Screens/Dashboard",
  component: DashboardScreen,
  parameters: { design: "dashboard", states: (): object => [meta, states] },
  args: {
    view: ready(8),
    name: "Maya Torres",
    now: new Date(2026, 10, 19, 9),
    platforms: <PlatformsSection accounts={accounts} />,
  },
} satisfies Meta<typeof DashboardScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: "DSH-01 DSH-12 welcomes the user by name and links to Settings to connect every platform",
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("heading", { name: "Good morning, Maya" })).toBeVisible();
    await expect(canvas.getByText("of 6 tasks completed")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Connect all" })).toHaveAttribute("href", "/settings");
    await userEvent.click(canvas.getByRole("button", { name: "Connect TikTok: coming soon" }));
    await expect(accounts.onToggle).toHaveBeenCalledWith("tiktok");
    const next = canvas.getByRole("checkbox", { name: /Week 2 · Wednesday$/ });
    await userEvent.click(next);
    await expect(next).toBeChecked();
    await expect(onDone).toHaveBeenCalledWith(expect.objectContaining({ week: 2, dayIndex: 2 }));
  },
};
export const Links: Story = {
  name: "DSH-10 DSH-11 links to the roadmap, content creation, analytics and the hubs",
  play: async ({ canvas }) => {
    const week = canvas.getByRole("heading", { name: "This week" }).closest("section") ?? document.body;
    await expect(within(week).getByRole("link", { name: "Open roadmap" })).toHaveAttribute("href", "/roadmap");
    for (const [name, address] of [
      ["Start writing", "/creation"],
      ["Open analytics", "/analytics"],
      ["Content calendar", "/calendar"],
      ["Engagement hub", "/engagement"],
      ["Monetization hub", "/monetization"],
    ] as const)
      await expect(canvas.getByRole("link", { name })).toHaveAttribute("href", address);
  },
};
export const OnAPhone: Story = { tags: ["!test"], globals: { viewport: { value: "phone" } } };
export const InSpanish: Story = { tags: ["!test"], globals: { locale: "es" } };
export const NothingDoneYet: Story = { args: { view: ready(0) } };
export const AllDone: Story = { args: { view: ready(18), now: new Date(2026, 10, 19, 20) } };
export const Loading: Story = { args: { view: { is: "loading" } } };
/** Shows no progress, because an empty trellis would look as if progress had been lost. */
export const Failed: Story = {
  args: { view: { is: "failed", onRetry } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole("img", { name: /./ })).toBeNull();
    await expect(canvas.getByRole("alert")).toHaveTextContent(/couldn’t be loaded/);
    const week = canvas.getByRole("heading", { name: "This week" }).closest("section") ?? document.body;
    await userEvent.click(within(week).getByRole("button", { name: "Try again" }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};
/** The completed tasks are from the previous week, as the heading says. */
export const NewWeek: Story = {
  args: { view: ready(6) },
  play: async ({ canvas }) => {
    await expect(itemsOf(canvas, "list", "Completed in week 1")).toHaveLength(3);
  },
};
export const NotOnboarded: Story = { args: { view: { is: "notOnboarded" } } };
export const PlanWithoutTasks: Story = {
  args: { view: { ...ready(0), ...summaryOf({ ...planWith(0), weeklyPlans: [] }) } },
};
export const YouTubeConnected: Story = {
  name: "DSH-02 DSH-03 DSH-04 shows the status of each platform with a button to connect or disconnect it",
  args: {
    platforms: (
      <PlatformsSection
        accounts={{ ...accounts, connected: { ...connected, youtube: true } }}
        channel={<ChannelSummary channel={reportOf(0).channelInfo} />}
      />
    ),
  },
  play: async ({ canvas }) => {
    const cards = itemsOf(canvas, "list", "Your platforms");
    await expect(cards.map((card) => within(card).getByRole("heading").textContent)).toEqual([
      "YouTube",
      "Instagram",
      "TikTok",
      "Facebook",
    ]);
    const [youtube, ...others] = cards;
    await expect(youtube).toHaveTextContent(/(?<!Not )Connected.*@.*subscribers/);
    await expect(canvas.getByRole("button", { name: "Disconnect YouTube" })).toBeVisible();
    for (const card of others) {
      await expect(card).toHaveTextContent("Not connected");
      await expect(within(card).getByRole("button", { name: /^Connect / })).toBeVisible();
    }
  },
};
export const YouTubeBusy: Story = {
  args: { platforms: <PlatformsSection accounts={{ ...accounts, isBusy: true }} /> },
};
export const LongName: Story = { args: { name: "Maximiliane-Theodora von Hohenstein-Berg" } };
export const NoName: Story = { args: { name: "" } };

/** A story for each member of the view. */
const states = {
  view: {
    notOnboarded: NotOnboarded,
    loading: Loading,
    failed: Failed,
    ready: Ready,
  } satisfies StoryOfEach<DashboardView>,
};
