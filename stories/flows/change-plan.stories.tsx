import type { Meta, StoryObj } from "@storybook/react-vite";
import { waitFor } from "storybook/test";
import { expect, screen, within } from "../../.storybook/in-language.ts";
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
  name: "SET-08 SET-10 SET-15 SET-16 SET-18 PAY-26 choosing another plan opens the dialog, which closes after the change, and the settings stay open",
  play: async ({ userEvent }) => {
    await enterCard(userEvent, "Choose Yearly");
    await screen.findByText("Plan updated successfully!");
    await closed();
    const card = within(await screen.findByRole("region", { name: "Subscription" }));
    await expect(card.getByText("$96 per year")).toBeVisible();
    await expect(card.getByText("Active")).toBeVisible();
    await expect(screen.getByRole("button", { name: "Choose Yearly" })).toBeDisabled();
    await expect(location.pathname).toBe("/settings");
  },
};

export const RetriesAFailedChange: Story = {
  name: "SET-30 a failed change shows its error and keeps the dialog open for a retry",
  parameters: { world: { faults: { changePlan: { status: 503, sentence: "The bank is unavailable.", times: 1 } } } },
  play: async ({ userEvent }) => {
    await enterCard(userEvent, "Choose Yearly");
    await screen.findByText("The bank is unavailable.");
    const submit = await screen.findByRole("button", { name: "Update Payment Method for Yearly Plan" });
    await waitFor(() => expect(submit).toBeEnabled());
    await expect(screen.getByLabelText("Card number")).toHaveValue("4242 4242 4242 4242");
    await userEvent.click(submit);
    await closed();
  },
};

export const UsesAnotherCard: Story = {
  parameters: { world: { faults: { changePlan: { status: 402, body: { message: "Not this card." }, times: 1 } } } },
  play: async ({ userEvent }) => {
    await enterCard(userEvent, "Choose Yearly");
    await screen.findByText("Not this card.");
    await userEvent.click(await screen.findByRole("button", { name: "Use another card" }));
    const field = screen.getByLabelText("Card number");
    await waitFor(() => expect(field).toBeEnabled());
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste("5555555555554444");
    await userEvent.keyboard("{Enter}");
    await closed();
  },
};

export const ShowsTheTrial: Story = {
  name: "SET-07 SET-09 PAY-30 the subscription shows its free trial, which began yesterday",
  parameters: { world: { persona: "newcomer" } },
  play: async () => {
    const card = within(await screen.findByRole("region", { name: "Subscription" }));
    await expect(await card.findByText("Free trial")).toBeVisible();
    await expect(card.getByText(/2 days left/)).toBeVisible();
    await expect(card.getByText("$12 per month")).toBeVisible();
  },
};

export const RetriesAFailedCardSetup: Story = {
  name: "SET-11 SET-13 Update Card opens a dialog whose failed setup can be retried",
  parameters: {
    world: {
      faults: {
        createUpdateSetupIntent: {
          status: 503,
          body: { error: "an error", message: "The bank isn’t responding." },
          times: 1,
        },
      },
    },
  },
  play: async ({ userEvent }) => {
    const opener = await screen.findByRole("button", { name: "Update Card" });
    await userEvent.click(opener);
    const alert = await screen.findByRole("alert");
    await expect(alert).toHaveTextContent("Failed to setup payment update");
    await expect(alert).toHaveTextContent("The bank isn’t responding.");
    await userEvent.click(screen.getByRole("button", { name: "Retry Setup" }));
    const field = await screen.findByLabelText("Card number");
    await waitFor(() => expect(field).toBeEnabled());
    await userEvent.keyboard("{Escape}");
    await closed();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const UnexpectedReply: Story = {
  name: "SET-14 when a card update fails without a server message, the app shows its own, and the dialog stays open",
  parameters: { world: { faults: { savePaymentMethod: { status: 500, body: {} } } } },
  play: async ({ userEvent }) => {
    await enterCard(userEvent, "Update Card");
    await screen.findByText("An error occurred while updating payment method");
    await expect(screen.getByLabelText("Card number")).toBeVisible();
  },
};

export const UpdatesTheCard: Story = {
  play: async ({ userEvent }) => {
    await enterCard(userEvent, "Update Card");
    await screen.findByText("Payment method updated successfully!");
    await closed();
  },
};
