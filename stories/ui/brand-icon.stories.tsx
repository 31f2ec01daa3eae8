import type { Meta, StoryObj } from "@storybook/react-vite";
import { BrandIcon, GoogleIcon, PlatformTile } from "@trellis/ui/brand-icon";
import { Button } from "@trellis/ui/button";
import { guide } from "../docs/guide.ts";

const meta = {
  id: "ui-brand-icon",
  title: "Components/Data display/BrandIcon",
  component: BrandIcon,
  parameters: {
    docs: {
      description: {
        component: guide({
          what: "Third-party logos: the plain icon, the tile in the brand color, and Google's G.",
          do: ["Show the brand name next to it: screen readers ignore the logo."],
          dont: [
            "Don't recolor Google's G: its brand guidelines forbid it.",
            "Don't use a brand color outside its tile.",
          ],
        }),
      },
    },
  },
  args: { brand: "youtube", size: 32 },
} satisfies Meta<typeof BrandIcon>;
export default meta;

type Story = StoryObj<typeof meta>;

export const YouTube: Story = {};
export const Instagram: Story = { args: { brand: "instagram" } };
export const TikTok: Story = { args: { brand: "tiktok" } };
export const Facebook: Story = { args: { brand: "facebook" } };

export const Tiles: Story = {
  render: () => (
    <div style={{ display: "flex", gap: 12, alignItems: "center" }}>
      <PlatformTile brand="youtube" />
      <PlatformTile brand="instagram" />
      <PlatformTile brand="tiktok" />
      <PlatformTile brand="facebook" size="sm" />
    </div>
  ),
};

export const Google: Story = {
  render: () => (
    <Button variant="secondary" size="lg" iconStart={<GoogleIcon size={18} />}>
      Continue with Google
    </Button>
  ),
};
