import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { AnalyticsScreen } from "../../apps/web/src/features/analytics/analytics.screen.tsx";
import { reportOf } from "./analytics-report.ts";

const ready = { is: "ready", report: reportOf() } as const;
const onRetry = fn();
const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><path fill="#ffbe3d" d="M0 0h16v9H0z"/><path fill="#0b643e" d="M0 6.5h16V9H0z"/><circle cx="6" cy="5" r="2.4" fill="#fff4d7"/></svg>')}`;

const meta = {
  title: "Screens/Analytics",
  component: AnalyticsScreen,
  args: { view: ready },
} satisfies Meta<typeof AnalyticsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("heading", { name: "Ana's Green Kitchen" })).toBeVisible();
    const table = within(canvas.getByRole("table", { name: "Day by day" }));
    await expect(table.getAllByRole("row")).toHaveLength(11);
    await userEvent.click(canvas.getByRole("button", { name: "View more days" }));
    await expect(table.getAllByRole("row")).toHaveLength(31);
    await userEvent.click(canvas.getByRole("radio", { name: "Subscribers" }));
    await expect(canvas.getByRole("figure", { name: "Net subscribers per day" })).toBeVisible();
    const comments = within(canvas.getByRole("list", { name: "Top comments" }));
    await expect(comments.getAllByRole("listitem")).toHaveLength(5);
    await userEvent.click(canvas.getByRole("button", { name: "View all 6 comments" }));
    await expect(comments.getAllByRole("listitem")).toHaveLength(6);
  },
};
export const WithPictures: Story = {
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
};
export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };
export const InSpanish: Story = { globals: { locale: "es" } };
export const InFrench: Story = { globals: { locale: "fr" } };
export const Pseudo: Story = { globals: { locale: "en-XA" } };
export const Loading: Story = {
  args: { view: { is: "loading" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading your analytics");
  },
};
export const LoadingOnAPhone: Story = { ...Loading, globals: { viewport: { value: "phone" } } };
export const Failed: Story = {
  args: { view: { is: "failed", reason: "YouTube does not answer. Try again in a moment.", onRetry } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Failed to fetch analytics");
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};
export const NotConnected: Story = {
  args: { view: { is: "notConnected" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Open settings" })).toHaveAttribute("href", "/settings");
  },
};
export const NotConnectedInFrench: Story = { ...NotConnected, play: async () => undefined, globals: { locale: "fr" } };
export const AnotherPlatform: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole("tab", { name: "YouTube" }).focus();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await expect(canvas.getByRole("heading", { name: "TikTok is not connected" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Open settings" })).toHaveAttribute("href", "/settings");
  },
};
export const Empty: Story = { args: { view: { is: "empty" } } };
export const NoDays: Story = {
  args: { view: { is: "ready", report: reportOf(0, { topVideo: null, topComments: [] }) } },
  play: async ({ canvas }) => {
    const totals = within(canvas.getByRole("list", { name: "Totals" }));
    await expect(totals.getAllByRole("definition").map((each) => each.textContent)).toEqual(["0", "0", "0:00", "0"]);
    await expect(canvas.getByText("No analytics available.")).toBeVisible();
    await expect(canvas.getByText("No comments available.")).toBeVisible();
  },
};
export const TenDays: Story = {
  args: { view: { is: "ready", report: reportOf(10) } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button", { name: "View more days" })).toBeNull();
  },
};
export const OneDay: Story = { args: { view: { is: "ready", report: reportOf(1) } } };
export const MoreLostThanGained: Story = {
  args: {
    view: {
      is: "ready",
      report: reportOf(2, {
        analytics: {
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
