import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { expect } from "../../.storybook/in-language.ts";
import { NotFoundScreen } from "../../apps/web/src/features/not-found/not-found.screen.tsx";
import { inPlainFrame } from "./in-frames.tsx";

const meta = {
  title: "Screens/Not found",
  component: NotFoundScreen,
  parameters: { design: "not-found", layout: "fullscreen" },
  decorators: [inPlainFrame],
  args: { onBack: fn() },
} satisfies Meta<typeof NotFoundScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LinksToDashboard: Story = {
  name: "NTF-02 links to the dashboard",
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Go to Dashboard" })).toHaveAttribute("href", "/");
  },
};

export const LinksToSupport: Story = {
  name: "NTF-04 Contact Support links to the settings",
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Contact Support" })).toHaveAttribute("href", "/settings");
  },
};

export const Back: Story = {
  tags: ["behavior"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Go Back" }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

export const Phone: Story = { tags: ["!test"], globals: { viewport: { value: "phone" } } };

export const French: Story = { tags: ["!test"], globals: { locale: "fr" } };
