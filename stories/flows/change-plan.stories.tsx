import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { App } from "../../apps/web/src/app/app.tsx";

/** The whole app with the real API code: a subscriber switches plans or updates the payment card. */
const meta = {
  title: "Flows/Change plan",
  component: App,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", world: { persona: "creator", path: "/settings" } },
} satisfies Meta<typeof App>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story["play"]>;
type User = Parameters<Play>[0]["userEvent"];

/** Opens the payment dialog, enters a valid card and submits it. */
async function enterCard(userEvent: User, opener: string): Promise<void> {
  await userEvent.click(await screen.findByRole("button", { name: opener }));
  const field = await screen.findByLabelText("Card number");
  await waitFor(() => expect(field).toHaveFocus());
  await userEvent.paste("4242424242424242");
  await userEvent.keyboard("{Tab}1240{Tab}123{Enter}");
}

const closed = () => waitFor(() => expect(screen.queryByLabelText("Card number")).toBeNull());

export const SwitchesPlans: Story = {
  play: async ({ userEvent }) => {
    await enterCard(userEvent, "Choose Yearly");
    await screen.findByText("Plan updated successfully!");
    await closed();
    const card = within(await screen.findByRole("region", { name: "Subscription" }));
    await expect(card.getByText("$96 per year")).toBeVisible();
    await expect(screen.getByRole("button", { name: "Choose Yearly" })).toBeDisabled();
    await expect(location.pathname).toBe("/settings");
  },
};

export const RetriesAFailedChange: Story = {
  parameters: { world: { faults: { changePlan: { status: 503, sentence: "The bank is unavailable.", times: 1 } } } },
  play: async ({ userEvent }) => {
    await enterCard(userEvent, "Choose Yearly");
    await screen.findByText("The bank is unavailable.");
    const submit = await screen.findByRole("button", { name: "Update Payment Method for Yearly Plan" });
    await waitFor(() => expect(submit).toBeEnabled());
    await userEvent.click(submit);
    await closed();
  },
};

export const UpdatesTheCard: Story = {
  play: async ({ userEvent }) => {
    await enterCard(userEvent, "Update Card");
    await screen.findByText("Payment method updated successfully!");
    await closed();
  },
};
