import type { Meta, StoryObj } from "@storybook/react-vite";
import { waitFor } from "storybook/test";
import { expect, screen, within } from "../../.storybook/in-language.ts";
import { App } from "../../apps/web/src/app/app.tsx";

/** The whole app with the real API code: a creator connects and disconnects YouTube, without Google's consent page. */
const meta = {
  title: "Flows/Connect YouTube",
  component: App,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", world: { persona: "youtuber", path: "/settings?youtube=connected" } },
} satisfies Meta<typeof App>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ReturnsFromTheConsentPage: Story = {
  play: async ({ userEvent }) => {
    await screen.findByText("YouTube connected successfully");
    const disconnect = await screen.findByRole("button", { name: "Disconnect YouTube" });
    await waitFor(() => expect(location.search).toBe(""));
    await waitFor(() => expect(document.activeElement).toContainElement(disconnect));
    await expect(document.activeElement).toHaveTextContent("YouTube");
    await userEvent.click(
      within(screen.getByRole("navigation", { name: "Main" })).getByRole("link", { name: "Analytics" }),
    );
    await screen.findByRole("heading", { name: "Ana’s Green Kitchen" });
    await waitFor(() => expect(screen.getByRole("table", { name: "Day by day" })).toBeVisible());
    const pictures = [...document.images].filter(({ src }) => src.includes("/sandbox/youtube/"));
    await expect(pictures).toHaveLength(2);
    for (const picture of pictures) await picture.decode();
  },
};

/** On phones, the Social accounts section opens, because its YouTube row changed. */
export const ReturnsOnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async () => {
    await screen.findByRole("button", { name: "Disconnect YouTube" });
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^YouTube/));
    await expect(location.hash).toBe("#social");
  },
};

export const Disconnects: Story = {
  name: "SET-25 disconnects YouTube, and the analytics page reports that it is not connected",
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

export const ForgedOutcome: Story = {
  name: "A forged success in the URL is reported as a failure",
  parameters: { world: { persona: "creator", path: "/settings?youtube=connected" } },
  play: async () => {
    await screen.findByText("Failed to connect YouTube");
    await screen.findByRole("button", { name: "Connect YouTube" });
    await waitFor(() => expect(location.search).toBe(""));
  },
};

export const ConsentDenied: Story = {
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

export const ConnectFails: Story = {
  name: "DSH-16 a failed connection on the dashboard shows a toast",
  parameters: { world: { persona: "creator", path: "/", faults: { youtubeAuth: { status: 502, body: {} } } } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Connect YouTube" }));
    await screen.findByText("Failed to connect YouTube");
    await expect(screen.getByRole("button", { name: "Connect YouTube" })).toBeEnabled();
  },
};

export const DisconnectFails: Story = {
  name: "SET-22 SET-26 lists four platforms in order and shows a toast when disconnecting fails",
  parameters: {
    world: { persona: "youtuber", path: "/settings", faults: { disconnectYoutube: { status: 502, body: {} } } },
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Disconnect YouTube" }));
    await screen.findByText("Failed to disconnect YouTube");
    const rows = within(screen.getByRole("list", { name: "Social accounts" })).getAllByRole("listitem");
    await expect(rows.map((row) => within(row).getByRole("button").getAttribute("aria-label"))).toEqual([
      "Connect TikTok: coming soon",
      "Connect Instagram: coming soon",
      "Disconnect YouTube",
      "Connect Facebook: coming soon",
    ]);
  },
};

export const AnalyticsFail: Story = {
  name: "ANL-16 shows a toast and Retry when analytics fail to load",
  parameters: {
    world: { persona: "youtuber", path: "/analytics", faults: { youtubeAnalytics: { status: 502, body: {} } } },
  },
  play: async () => {
    await screen.findByRole("button", { name: "Retry" });
    const notifications = screen.getByRole("region", { name: "Notifications" });
    await waitFor(() => expect(within(notifications).getByText("Failed to fetch analytics")).toBeVisible());
  },
};
