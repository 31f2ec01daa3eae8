import type { Meta, StoryObj } from "@storybook/react-vite";
import { BrandIcon, GoogleIcon, PlatformTile } from "@trellis/ui/brand-icon";
import { Button } from "@trellis/ui/button";
import { guide } from "../docs/guide.ts";

const meta = {
  component: BrandIcon,
  parameters: {
    docs: {
      description: {
        component: guide({
          what: "Other people's marks: the plain glyph, the tile with its colour, and Google's G.",
          do: ["Write the name beside it: the mark is decoration to screen readers."],
          dont: [
            "Don't recolour Google's G: its guideline forbids it.",
            "Don't use a platform's colour outside its tile.",
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
