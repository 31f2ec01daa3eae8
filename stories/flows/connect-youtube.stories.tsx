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

export const BackFromTheConsentPage: Story = {
  play: async ({ userEvent }) => {
    await screen.findByText("YouTube connected successfully");
    await screen.findByRole("button", { name: "Disconnect YouTube" });
    await waitFor(() => expect(location.search).toBe(""));
    await userEvent.click(
      within(screen.getByRole("navigation", { name: "Main" })).getByRole("link", { name: "Analytics" }),
    );
    await screen.findByRole("heading", { name: "Ana’s Green Kitchen" });
    await waitFor(() => expect(screen.getByRole("table", { name: "Day by day" })).toBeVisible());
  },
};

export const DisconnectedAgain: Story = {
  parameters: { world: { persona: "youtuber", path: "/settings" } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Disconnect YouTube" }));
    await screen.findByText("YouTube disconnected successfully");
    await screen.findByRole("button", { name: "Connect YouTube" });
    await userEvent.click(
      within(screen.getByRole("navigation", { name: "Main" })).getByRole("link", { name: "Analytics" }),
    );
    await screen.findByRole("heading", { name: "YouTube is not connected" });
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
    await screen.findByText(/YouTube was not connected/);
    await screen.findByRole("button", { name: "Connect YouTube" });
  },
};

export const AnalyticsThatFail: Story = {
  parameters: {
    world: { persona: "youtuber", path: "/analytics", faults: { youtubeAnalytics: { status: 502, body: {} } } },
  },
  play: async () => {
    await screen.findByRole("button", { name: "Retry" });
    const news = screen.getByRole("region", { name: "Notifications" });
    await waitFor(() => expect(within(news).getByText("Failed to fetch analytics")).toBeVisible());
  },
};
