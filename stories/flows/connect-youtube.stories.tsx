import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { App } from "../../apps/web/src/app/app.tsx";

/** YouTube from the settings to the analytics, over the real API's code; the consent page itself is the server's. */
const meta = {
  title: "Flows/Connect YouTube",
  component: App,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", world: { persona: "youtuber", path: "/settings?youtube=connected" } },
} satisfies Meta<typeof App>;

export default meta;
type Story = StoryObj<typeof meta>;

const soon = { timeout: 15_000 };

export const BackFromTheConsentPage: Story = {
  play: async ({ userEvent }) => {
    await screen.findByText("YouTube connected successfully", {}, soon);
    await screen.findByRole("button", { name: "Disconnect YouTube" }, soon);
    await waitFor(() => expect(location.search).toBe(""), soon);
    await userEvent.click(
      within(screen.getByRole("navigation", { name: "Main" })).getByRole("link", { name: "Analytics" }),
    );
    await screen.findByRole("heading", { name: "Ana’s Green Kitchen" }, soon);
    await waitFor(() => expect(screen.getByRole("table", { name: "Day by day" })).toBeVisible(), soon);
  },
};

export const DisconnectedAgain: Story = {
  parameters: { world: { persona: "youtuber", path: "/settings" } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Disconnect YouTube" }, soon));
    await screen.findByText("YouTube disconnected successfully", {}, soon);
    await screen.findByRole("button", { name: "Connect YouTube" }, soon);
    await userEvent.click(
      within(screen.getByRole("navigation", { name: "Main" })).getByRole("link", { name: "Analytics" }),
    );
    await screen.findByRole("heading", { name: "YouTube is not connected" }, soon);
  },
};

export const NotAllowed: Story = {
  parameters: {
    world: {
      persona: "creator",
      path: "/settings?youtube=denied",
    },
  },
  play: async () => {
    await screen.findByText(/YouTube was not connected/, {}, soon);
    await screen.findByRole("button", { name: "Connect YouTube" }, soon);
  },
};

export const AnalyticsThatFail: Story = {
  parameters: {
    world: { persona: "youtuber", path: "/analytics", faults: { youtubeAnalytics: { status: 502, body: {} } } },
  },
  play: async () => {
    await screen.findByRole("button", { name: "Retry" }, soon);
    const news = screen.getByRole("region", { name: "Notifications" });
    await waitFor(() => expect(within(news).getByText("Failed to fetch analytics")).toBeVisible(), soon);
  },
};
