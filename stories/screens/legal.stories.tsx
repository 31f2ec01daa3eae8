import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { expect, screen } from "../../.storybook/in-language.ts";
import { LegalDialog } from "../../apps/web/src/features/legal/legal-dialog.section.tsx";

const meta = {
  title: "Screens/Terms and privacy",
  parameters: { design: "sign-up" },
  component: LegalDialog,
  args: { document: "terms", open: true, onClose: fn() },
} satisfies Meta<typeof LegalDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TermsOfUse: Story = {};

export const PrivacyPolicy: Story = {
  args: { document: "privacy", operator: { name: "Ada Botanica", contact: "privacy@trellis.example" } },
  play: async () => {
    await expect(await screen.findByText(/^Ada Botanica runs.*privacy@trellis\.example\.$/)).toBeInTheDocument();
  },
};

export const WithoutOperator: Story = {
  args: { document: "privacy" },
  play: async () => {
    await expect(await screen.findByText(/has not entered a name and contact/)).toBeInTheDocument();
  },
};

export const PrivacyInFrench: Story = { tags: ["!test"], args: { document: "privacy" }, globals: { locale: "fr" } };

export const Closes: Story = {
  tags: ["behavior"],
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Close" }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
