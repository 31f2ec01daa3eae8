import type { Meta, StoryObj } from "@storybook/react-vite";
import { waitFor } from "storybook/test";
import { expect, screen, within } from "../../.storybook/in-language.ts";
import { emailsTo } from "../../.storybook/world.ts";
import { App } from "../../apps/web/src/app/app.tsx";

/** The whole app with the real API code: a creator changes the email address and deletes the account. */
const meta = {
  title: "Flows/Account",
  component: App,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", world: { persona: "creator", path: "/settings" } },
} satisfies Meta<typeof App>;
export default meta;
type Story = StoryObj<typeof meta>;

const account = async () => within(await screen.findByRole("region", { name: "Account" }));

export const RequestsAChangeOfEmail: Story = {
  play: async ({ userEvent }) => {
    const card = await account();
    await userEvent.click(card.getByRole("button", { name: "Change email" }));
    await expect(card.getByRole("textbox", { name: "New email" })).toHaveFocus();
    await userEvent.keyboard("studio@trellis.example{Enter}");
    await expect(await card.findByText("Open the link we sent to studio@trellis.example")).toBeVisible();
    await expect(card.getByRole("button", { name: "Change email" })).toHaveFocus();
    await waitFor(() => expect(emailsTo("studio@trellis.example")).toHaveLength(1));
    await waitFor(() => expect(emailsTo("maya@example.com")).toHaveLength(1));
  },
};

export const DeletesAndKeepsTheAccount: Story = {
  play: async ({ userEvent }) => {
    const card = await account();
    await userEvent.click(card.getByRole("button", { name: "Delete account" }));
    const dialog = within(await screen.findByRole("alertdialog"));
    await userEvent.click(dialog.getByRole("button", { name: "Delete account" }));
    const banner = within(await screen.findByRole("complementary", { name: "Delete account" }));
    await expect(banner.getByText(/^Your account will be deleted on/)).toBeVisible();
    await userEvent.click(banner.getByRole("button", { name: "Keep my account" }));
    await waitFor(() => expect(screen.queryByRole("complementary", { name: "Delete account" })).toBeNull());
    await expect(await card.findByRole("button", { name: "Delete account" })).toBeVisible();
  },
};
