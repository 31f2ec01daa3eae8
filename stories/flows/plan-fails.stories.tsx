import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "../../.storybook/in-language.ts";
import { App } from "../../apps/web/src/app/app.tsx";

const faults = { generateRoadmap: { status: 500, body: { error: "The planner is unavailable." } } };

/** The whole app with the real API code, where loading the plan fails. */
const meta = {
  title: "Flows/Plan fails",
  component: App,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", world: { persona: "creator", path: "/roadmap", faults } },
} satisfies Meta<typeof App>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OnTheRoadmap: Story = {
  name: "RDM-20 the roadmap shows the server's error in a toast and offers Retry",
  play: async () => {
    await screen.findByRole("heading", { name: "Your roadmap could not be loaded" });
    await expect(screen.getByRole("button", { name: "Retry" })).toBeVisible();
    const toasts = await screen.findByRole("region", { name: "Notifications" });
    await expect(toasts).toHaveTextContent("The planner is unavailable.");
  },
};

export const OnTheDashboard: Story = {
  name: "The dashboard reports the failure once, without a toast, and stays usable",
  parameters: { world: { persona: "creator", path: "/", faults } },
  play: async () => {
    await screen.findByText(/Your plan couldn’t be loaded/);
    await expect(screen.queryByRole("region", { name: "Notifications" })).toBeNull();
    await expect(screen.getByRole("button", { name: "Connect YouTube" })).toBeVisible();
  },
};
