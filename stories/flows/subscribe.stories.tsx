import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor } from "storybook/test";
import { App } from "../../apps/web/src/app/app.tsx";

/** The whole app with the real API code: a user subscribes to a plan. */
const meta = {
  title: "Flows/Subscribe",
  component: App,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", world: { persona: "unsubscribed", path: "/payment" } },
} satisfies Meta<typeof App>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story["play"]>;
type User = Parameters<Play>[0]["userEvent"];

/** Opens the payment dialog of a plan and enters a card. */
async function enterCard(userEvent: User, number: string): Promise<void> {
  await userEvent.click(await screen.findByRole("button", { name: "Choose Monthly" }));
  const field = await screen.findByLabelText("Card number");
  await waitFor(() => expect(field).toHaveFocus());
  await userEvent.paste(number);
  await userEvent.keyboard("{Tab}1240{Tab}123{Enter}");
}

export const CardAccepted: Story = {
  play: async ({ userEvent }) => {
    await enterCard(userEvent, "4242424242424242");
    await waitFor(() => expect(location.pathname).toBe("/"));
    await screen.findByRole("dialog", { name: "Set up your roadmap" });
  },
};

export const CardDeclined: Story = {
  play: async ({ userEvent }) => {
    await enterCard(userEvent, "4000000000000002");
    const field = await screen.findByLabelText("Card number");
    await waitFor(() => expect(field).toHaveAccessibleDescription("Your card was declined."));
    await expect(await screen.findByRole("alert")).toHaveTextContent("Your card was declined.");
    await expect(screen.getByLabelText("Expiry date")).toHaveValue("12 / 40");
  },
};

export const RetriesAFailedSetup: Story = {
  parameters: { world: { faults: { createSetupIntent: { status: 502, times: 1 } } } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Choose Yearly" }));
    await screen.findByText("Failed to setup payment");
    await userEvent.click(screen.getByRole("button", { name: "Retry Setup" }));
    await waitFor(() => expect(screen.getByRole("button", { name: "Subscribe to Yearly - $96" })).toBeEnabled());
  },
};
