import type { Meta, StoryObj } from "@storybook/react-vite";
import { ChannelCard } from "@trellis/ui/channel-card";
import { expect } from "storybook/test";
import { guide } from "../docs/guide.ts";

const meta = {
  id: "ui-channel-card",
  title: "Components/Product/ChannelCard",
  component: ChannelCard,
  parameters: {
    docs: {
      description: {
        component: guide({
          what: "Introduces a channel with its picture, name, details and key figures.",
          do: ["Place it once, above the statistics it introduces."],
          dont: ["Don't show more than three figures. Use stat cards for the rest."],
        }),
      },
    },
  },
  args: {
    name: "Ana's Green Kitchen",
    details: ["@anasgreenkitchen", "Spain", "Plant-based dinners in twenty minutes"],
    figures: [
      { label: "Subscribers", value: "48,213" },
      { label: "Videos", value: "186" },
    ],
  },
  argTypes: { details: { control: false }, figures: { control: false } },
  decorators: [(Story) => <div style={{ maxWidth: 1100 }}>{Story()}</div>],
} satisfies Meta<typeof ChannelCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 2, name: "Ana's Green Kitchen" })).toBeVisible();
    await expect(canvas.getByRole("paragraph")).toHaveTextContent(
      "@anasgreenkitchen · Spain · Plant-based dinners in twenty minutes",
    );
  },
};
export const Phone: Story = { tags: ["!test"], globals: { viewport: { value: "phone" } } };
export const NameOnly: Story = { args: { details: [undefined, ""], figures: [] } };
export const BrokenPicture: Story = {
  args: { picture: "data:image/png;base64,AAAA" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("AK")).toBeVisible();
  },
};
export const LongWords: Story = { args: { name: "Wochenendküchengeschichten".repeat(19), details: ["a".repeat(500)] } };
export const RightToLeft: Story = {
  args: { name: "مطبخ آنا الأخضر 🌿", details: ["@ana", "إسبانيا"] },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
};
