import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "@trellis/ui/button";
import { fn, waitFor } from "storybook/test";
import { expect, within } from "../../.storybook/in-language.ts";
import type { StoryOfEach } from "../../.storybook/states.ts";
import { AnalyticsScreen } from "../../apps/web/src/features/analytics/analytics.screen.tsx";
import { reportOf } from "./analytics-report.ts";
import { textsOf } from "./sample-data.ts";
import type { AnalyticsView } from "../../apps/web/src/features/analytics/analytics-view.ts";

const ready = { is: "ready", report: reportOf() } as const;
const onRetry = fn();
// `no-inline` keeps Vite from making this a data URL, which the app would ignore.
const picture = new URL("../../apps/web/public/icon.svg?no-inline", import.meta.url).href;

const brokenPicture = "data:image/png;base64,AAAA";
const commentList = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ text: `Comment ${index}`, likes: 0 }));

const meta = {
  title: "Screens/Analytics",
  component: AnalyticsScreen,
  parameters: { design: "analytics", states: (): object => [meta, states] },
  args: { view: ready },
} satisfies Meta<typeof AnalyticsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: "ANL-01 ANL-04 shows a tab for each platform and the channel's details",
  play: async ({ canvas }) => {
    await expect(textsOf(canvas.getAllByRole("tab"))).toEqual(["YouTube", "Instagram", "TikTok", "Facebook"]);
    await expect(canvas.getByRole("tab", { selected: true })).toHaveTextContent("YouTube");
    const panel = within(canvas.getByRole("tabpanel"));
    await expect(panel.getByRole("heading", { name: "Ana's Green Kitchen" })).toBeVisible();
    await expect(panel.getByText(/^Oct 26 was your best day: 1,\d+ views, \d+% above your average\./)).toBeVisible();
    await expect(canvas.getByRole("tabpanel")).toHaveTextContent(
      /@anasgreenkitchen.*Spain.*Plant-based dinners in twenty minutes.*Subscribers ?48,213.*Videos ?186/,
    );
  },
};
export const ThirtyDays: Story = {
  tags: ["behavior"],
  name: "ANL-10 ANL-17 shows ten days, all 30 after View more days, and ten again after View less",
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/^Last 30 days\./)).toBeVisible();
    const table = within(canvas.getByRole("table", { name: "Day by day" }));
    await expect(table.getAllByRole("rowheader")).toHaveLength(10);
    await userEvent.click(canvas.getByRole("button", { name: "View more days" }));
    await waitFor(() => expect(table.getAllByRole("rowheader")).toHaveLength(30));
    await userEvent.click(canvas.getByRole("button", { name: "View less" }));
    await expect(table.getAllByRole("rowheader")).toHaveLength(10);
    await expect(canvas.getByRole("button", { name: "View more days" })).toHaveFocus();
  },
};
export const Chart: Story = {
  args: { view: { is: "ready", report: reportOf(3) } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("figure", { name: "Views per day" })).toBeVisible();
    canvas.getByRole("slider").focus();
    await userEvent.keyboard("{Home}");
    await expect(canvas.getByRole("slider")).toHaveAttribute("aria-valuetext", expect.stringContaining("1,200 views"));
    await userEvent.click(canvas.getByRole("radio", { name: "Subscribers" }));
    await expect(canvas.getByRole("figure", { name: "Net subscribers per day" })).toBeVisible();
  },
};
export const Comments: Story = {
  tags: ["behavior"],
  name: "ANL-13 shows five comments, all six on request, and five again after a second click",
  play: async ({ canvas, userEvent }) => {
    const topComments = within(canvas.getByRole("list", { name: "Top comments" }));
    await expect(topComments.getAllByRole("listitem")).toHaveLength(5);
    await expect(topComments.getAllByRole("listitem")[0]).toHaveTextContent(/214 likes.*Made this for my flatmates/);
    await userEvent.click(canvas.getByRole("button", { name: "View all 6 comments" }));
    await expect(topComments.getAllByRole("listitem")).toHaveLength(6);
    await userEvent.click(canvas.getByRole("button", { name: /fewer comments/ }));
    await expect(topComments.getAllByRole("listitem")).toHaveLength(5);
  },
};
export const FiveComments: Story = {
  args: { view: { is: "ready", report: reportOf(3, { topComments: commentList(5) }) } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button", { name: /comments/ })).toBeNull();
  },
};
export const WithPictures: Story = {
  name: "ANL-12 shows the title, date and picture of the top video",
  args: {
    view: {
      is: "ready",
      report: reportOf(30, {
        topVideo: {
          snippet: { title: "Lentils", publishedAt: "2026-11-07T16:00:00Z", thumbnails: { high: { url: picture } } },
        },
      }),
    },
  },
  play: async ({ canvas }) => {
    const video = canvas.getByRole("region", { name: "Top video" });
    await expect(within(video).getByRole("heading", { name: "Lentils" })).toBeVisible();
    await expect(video).toHaveTextContent("Published Nov 7, 2026");
    const image = video.querySelector("img");
    image?.scrollIntoView();
    await waitFor(() => expect(image?.naturalWidth).toBeGreaterThan(0));
  },
};
export const BrokenPictures: Story = {
  name: "ENT-12 replaces missing and broken pictures with placeholders",
  args: {
    view: {
      is: "ready",
      report: reportOf(3, {
        channelInfo: {
          snippet: { title: "Nora Bell", thumbnails: { medium: { url: brokenPicture } } },
          statistics: {},
        },
        topVideo: { snippet: { title: "Lentils", thumbnails: { high: { url: brokenPicture } } } },
        topComments: [{ text: "Fine", likes: 1 }],
      }),
    },
  },
  play: async ({ canvas }) => {
    const panel = canvas.getByRole("tabpanel");
    canvas.getByRole("region", { name: "Top video" }).scrollIntoView();
    await waitFor(() => expect(panel.querySelector("img")).toBeNull());
    await expect(within(panel).getByText("NB")).toBeVisible();
    await expect(canvas.getByRole("region", { name: "Top video" }).querySelector("svg")).toBeVisible();
    await expect(canvas.getByRole("list", { name: "Top comments" })).toHaveTextContent("Viewer");
  },
};
export const OnAPhone: Story = { tags: ["!test"], globals: { viewport: { value: "phone" } } };
export const InSpanish: Story = { tags: ["!test"], globals: { locale: "es" } };
export const InFrench: Story = { tags: ["!test"], globals: { locale: "fr" } };
export const Pseudo: Story = { tags: ["!test"], globals: { locale: "en-XA" } };
export const Loading: Story = {
  args: { view: { is: "loading" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading your analytics");
  },
};
export const LoadingOnAPhone: Story = { ...Loading, globals: { viewport: { value: "phone" } } };
export const Failed: Story = {
  args: { view: { is: "failed", reason: "YouTube isn’t responding. Try again in a moment.", onRetry } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Failed to fetch analytics");
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};
export const NotConnected: Story = {
  args: { view: { is: "notConnected" }, connect: <Button>Connect YouTube</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Open settings" })).toHaveAttribute("href", "/settings");
  },
};
export const NotConnectedInFrench: Story = {
  tags: ["!test"],
  ...NotConnected,
  play: async () => undefined,
  globals: { locale: "fr" },
};
export const AnotherPlatform: Story = {
  tags: ["behavior"],
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole("tab", { name: "YouTube" }).focus();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await expect(canvas.getByRole("heading", { name: "TikTok is not connected" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Open settings" })).toHaveAttribute("href", "/settings");
  },
};
export const Empty: Story = {
  args: { view: { is: "empty" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "No analytics available." })).toBeVisible();
  },
};
export const NoDays: Story = {
  name: "ANL-14 ANL-15 ANL-19 shows zeros and messages when there are no days and no comments",
  args: { view: { is: "ready", report: reportOf(0, { topVideo: null, topComments: [] }) } },
  play: async ({ canvas }) => {
    const totals = within(canvas.getByRole("list", { name: "Totals" }));
    await expect(totals.getAllByRole("definition").map((each) => each.textContent)).toEqual(["0", "0", "0:00", "0"]);
    await expect(canvas.getByText("No analytics available.")).toBeVisible();
    await expect(canvas.getByText("No comments available.")).toBeVisible();
  },
};
export const NoStatistics: Story = {
  ...NoDays,
  name: "ANL-14 ANL-15 ANL-19 shows zeros and messages when the days and comments are null",
  args: { view: { is: "ready", report: reportOf(0, { analytics: null, topVideo: null, topComments: null }) } },
};
export const TenDays: Story = {
  name: "ANL-11 shows no View more button if there are only ten days",
  args: { view: { is: "ready", report: reportOf(10) } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("rowheader")).toHaveLength(10);
    await expect(canvas.queryByRole("button", { name: /View (more|less)/ })).toBeNull();
  },
};
export const OneDay: Story = { args: { view: { is: "ready", report: reportOf(1) } } };
export const MoreLostThanGained: Story = {
  name: "ANL-08 ANL-09 shows the sign of net subscribers and reads the columns by position, not by header",
  args: {
    view: {
      is: "ready",
      report: reportOf(2, {
        analytics: {
          columnHeaders: [{ name: "subscribersLost" }, { name: "day" }],
          rows: [
            ["2026-11-18", 5, 9, 40, 1, 9],
            ["2026-11-19", 7, 9, 41, 0, 4],
          ],
        },
      }),
    },
  },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole("list", { name: "Totals" })).getByText("−12")).toBeVisible();
    const [header, ...days] = within(canvas.getByRole("table", { name: "Day by day" })).getAllByRole("row");
    await expect(textsOf([...(header?.children ?? [])] as HTMLElement[])).toEqual([
      "Day",
      "Views",
      "Minutes",
      "Avg. duration",
      "Gained",
      "Lost",
    ]);
    await expect(days.map((day) => textsOf([...day.children] as HTMLElement[]))).toEqual([
      ["Nov 19", "7", "9", "0:41", "0", "−4"],
      ["Nov 18", "5", "9", "0:40", "+1", "−9"],
    ]);
  },
};
export const LongWords: Story = {
  args: {
    view: {
      is: "ready",
      report: reportOf(30, {
        channelInfo: {
          snippet: {
            title: "K".repeat(80),
            customUrl: `@${"k".repeat(60)}`,
            description: "Words and more words. ".repeat(40),
          },
        },
        topVideo: { snippet: { title: "Ohne Punkt und Komma".repeat(12) } },
        topComments: [{ text: "a".repeat(400), likes: 1_234_567, author: "b".repeat(90) }],
      }),
    },
  },
};

/** A story for each member of the view. */
const states = {
  view: {
    notConnected: NotConnected,
    loading: Loading,
    failed: Failed,
    empty: Empty,
    ready: Ready,
  } satisfies StoryOfEach<AnalyticsView>,
};
