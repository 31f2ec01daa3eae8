import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";
import { LegalDialog } from "../../apps/web/src/features/legal/legal-dialog.section.tsx";

const meta = {
  title: "Screens/Terms and privacy",
  component: LegalDialog,
  args: { paper: "terms", open: true, onClose: fn() },
} satisfies Meta<typeof LegalDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TermsOfUse: Story = {};

export const PrivacyPolicy: Story = { args: { paper: "privacy" } };

export const Closes: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Close" }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
