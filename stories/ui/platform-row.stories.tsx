import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "@trellis/ui/button";
import { Card } from "@trellis/ui/card";
import { PlatformList, PlatformRow } from "@trellis/ui/platform-row";
import { expect } from "storybook/test";
import { guide } from "../docs/guide.ts";

const action = (label: string, loading = false) => (
  <Button variant="secondary" size="sm" loading={loading}>
    {label}
  </Button>
);

const meta = {
  id: "ui-platform-row",
  title: "Components/Product/PlatformRow",
  component: PlatformRow,
  parameters: {
    docs: {
      description: {
        component: guide({
          what: "A social account in a settings list. `PlatformList` contains the rows.",
          do: [
            'Name the platform in the button: "Disconnect YouTube".',
            "Describe the status in `sentence`: the badge is hidden on phones.",
          ],
          dont: ["Don't use it for a single platform. Use a platform card."],
        }),
      },
    },
  },
  args: {
    brand: "youtube",
    name: "YouTube",
    state: "connected",
    stateLabel: "Connected",
    sentence: "Connected as @anasgreenkitchen",
    action: action("Disconnect"),
  },
  argTypes: { action: { control: false } },
  decorators: [(Story) => <div style={{ maxWidth: 720 }}>{Story()}</div>],
} satisfies Meta<typeof PlatformRow>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Connected: Story = {};
export const NotConnected: Story = {
  args: {
    brand: "tiktok",
    name: "TikTok",
    state: "not-connected",
    stateLabel: "Not connected",
    sentence: "Reach new viewers",
    action: action("Connect"),
  },
};
export const Connecting: Story = { args: { ...NotConnected.args, action: action("Connect", true) } };
export const ComingSoon: Story = {
  args: {
    brand: "facebook",
    name: "Facebook",
    state: "coming-soon",
    stateLabel: "Coming soon",
    sentence: "Not yet",
    action: undefined,
  },
};
export const Phone: Story = { tags: ["!test"], globals: { viewport: { value: "phone" } } };
export const LongWords: Story = {
  args: {
    sentence: `Verbunden als @${"maximilianetheodora".repeat(12)}`,
    stateLabel: "Nicht verbunden",
    action: action("Verbindung trennen"),
  },
};
export const RightToLeft: Story = {
  args: { sentence: "متصل باسم @ana 🌱", stateLabel: "متصل", action: action("قطع الاتصال") },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
};
export const List: Story = {
  render: (args) => (
    <Card title="Social accounts">
      <PlatformList label="Social accounts">
        <PlatformRow {...args} />
        <PlatformRow {...args} {...NotConnected.args} />
        <PlatformRow {...args} {...ComingSoon.args} />
      </PlatformList>
    </Card>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(3);
  },
};
