import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "@trellis/ui/button";
import { PlatformCard } from "@trellis/ui/platform-card";
import { expect } from "storybook/test";
import { guide } from "../docs/guide.ts";

const action = (label: string, loading = false) => (
  <Button variant="secondary" size="sm" loading={loading}>
    {label}
  </Button>
);

const meta = {
  id: "ui-platform-card",
  title: "Components/Product/PlatformCard",
  component: PlatformCard,
  parameters: {
    docs: {
      description: {
        component: guide({
          what: "Shows a platform and its connection status.",
          do: [
            "Describe the status in `sentence`: compact cards have no badge.",
            'Name the platform in the action: "Disconnect YouTube".',
          ],
          dont: ["Don't convey the status by color alone."],
        }),
      },
    },
  },
  args: {
    brand: "youtube",
    name: "YouTube",
    state: "connected",
    stateLabel: "Connected",
    detail: "@anasgreenkitchen",
    sentence: "Connected as @anasgreenkitchen",
    action: action("Disconnect"),
  },
  argTypes: { action: { control: false } },
  decorators: [(Story) => <div style={{ maxWidth: 346 }}>{Story()}</div>],
} satisfies Meta<typeof PlatformCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Connected: Story = {};
export const NotConnected: Story = {
  args: {
    state: "not-connected",
    stateLabel: "Not connected",
    detail: "See how your videos do",
    sentence: "See how your videos do",
    action: action("Connect"),
  },
};
export const Connecting: Story = {
  args: {
    state: "not-connected",
    stateLabel: "Not connected",
    detail: "See how your videos do",
    sentence: "See how your videos do",
    action: action("Connect", true),
  },
};
export const ComingSoon: Story = {
  args: {
    brand: "tiktok",
    name: "TikTok",
    state: "coming-soon",
    stateLabel: "Coming soon",
    detail: "Reach new viewers",
    sentence: "Coming soon",
    action: undefined,
  },
};
export const Compact: Story = {
  args: {
    brand: "tiktok",
    name: "TikTok",
    state: "not-connected",
    stateLabel: "Not connected",
    sentence: "Not connected",
    compact: true,
    action: action("Connect"),
  },
};
export const CompactWithLongAction: Story = {
  name: "Moves a long action below the name instead of breaking the name",
  args: { ...Compact.args, brand: "instagram", name: "Instagram", action: action("Bientôt disponible") },
  decorators: [(Story) => <div style={{ width: 270 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const name = canvas.getByRole("heading", { name: "Instagram" });
    await expect(name.getClientRects()).toHaveLength(1);
    const { bottom, height } = name.getBoundingClientRect();
    await expect(height).toBeLessThan(30);
    await expect(canvas.getByRole("button").getBoundingClientRect().top).toBeGreaterThan(bottom);
  },
};
export const WithAccount: Story = { args: { children: <p>Ana’s Green Kitchen · 48,213 subscribers</p> } };
export const Phone: Story = { tags: ["!test"], globals: { viewport: { value: "phone" } } };
export const LongWords: Story = {
  args: {
    detail: "@maximilianetheodoravonhohensteinberg_official",
    sentence: "Verbunden als @maximilianetheodoravonhohensteinberg",
    stateLabel: "Nicht verbunden",
  },
};
