import type { Meta, StoryObj } from "@storybook/react-vite";
import { Card } from "@trellis/ui/card";
import { Skeleton } from "@trellis/ui/skeleton";

const meta = { component: Skeleton } satisfies Meta<typeof Skeleton>;
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
