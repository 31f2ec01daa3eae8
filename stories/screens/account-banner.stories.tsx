import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { expect } from "../../.storybook/in-language.ts";
import { ConfirmEmailBanner } from "../../apps/web/src/features/account/confirm-email-banner.section.tsx";
import { DeletionBanner } from "../../apps/web/src/features/account/deletion-banner.section.tsx";

/** The banners about the state of the account. */
const meta = { title: "Screens/Account banners", parameters: { design: "account" } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const onKeep = fn();
const onResend = fn();
const onDismiss = fn();

export const WillBeDeleted: Story = {
  render: () => <DeletionBanner deletedFrom="2026-11-29T12:00:00.000Z" isKeeping={false} onKeep={onKeep} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText("Your account will be deleted on November 29, 2026.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Keep my account" }));
    await expect(onKeep).toHaveBeenCalledOnce();
  },
};

export const Keeping: Story = {
  render: () => <DeletionBanner deletedFrom="2026-11-29T12:00:00.000Z" isKeeping onKeep={onKeep} />,
};

export const ConfirmYourEmail: Story = {
  render: () => <ConfirmEmailBanner email="maya@example.com" isSending={false} {...{ onResend, onDismiss }} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Send the link again" }));
    await expect(onResend).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: "Not now" }));
    await expect(onDismiss).toHaveBeenCalledOnce();
  },
};

export const OnAPhone: Story = { tags: ["!test"], ...ConfirmYourEmail, globals: { viewport: { value: "phone" } } };
export const InFrench: Story = { tags: ["!test"], ...WillBeDeleted, globals: { locale: "fr" } };
