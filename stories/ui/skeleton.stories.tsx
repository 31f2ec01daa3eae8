import type { Meta, StoryObj } from "@storybook/react-vite";
import { Card } from "@trellis/ui/card";
import { Skeleton } from "@trellis/ui/skeleton";
import { guide } from "../docs/guide.ts";

const meta = {
  id: "ui-skeleton",
  title: "Components/Feedback/Skeleton (placeholder)",
  component: Skeleton,
  parameters: {
    docs: {
      description: {
        component: guide({
          what: "A placeholder for content that is loading, so the layout doesn't shift.",
          do: [
            "Match the shape and size of the content.",
            'Announce "Loading" once, outside of it: skeletons are hidden from screen readers.',
          ],
          dont: ["Don't show it for more than a few seconds. Explain the delay instead."],
        }),
      },
    },
  },
} satisfies Meta<typeof Skeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Text: Story = { args: { shape: "text", width: "60%" } };
export const Block: Story = { args: { width: 180, height: 36 } };
export const Circle: Story = { args: { shape: "circle", width: 42, height: 42 } };

export const PlanCard: Story = {
  render: () => (
    <Card style={{ display: "grid", gap: 10, width: 220 }}>
      <Skeleton shape="text" width="60%" />
      <Skeleton width="80%" height={30} />
      <Skeleton shape="text" />
      <Skeleton shape="text" width="70%" />
      <Skeleton height={44} />
    </Card>
  ),
};
