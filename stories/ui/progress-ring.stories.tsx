import type { Meta, StoryObj } from "@storybook/react-vite";
import { ProgressRing } from "@trellis/ui/progress-ring";
import { guide } from "../docs/guide.ts";

const meta = {
  component: ProgressRing,
  parameters: {
    docs: {
      description: {
        component: guide({
          what: "A percentage as a ring with the number in it, and a check when all is done.",
          do: ["Use it where a bar has no room."],
          dont: ["Don't put two kinds of figures side by side in the same ring."],
        }),
      },
    },
  },
  args: { label: "Week 1", value: 57 },
} satisfies Meta<typeof ProgressRing>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Started: Story = {};
export const NotStarted: Story = { args: { value: 0 } };
export const Done: Story = { args: { value: 100 } };
export const Large: Story = { args: { size: 96, style: { fontSize: "1.25rem" } } };
