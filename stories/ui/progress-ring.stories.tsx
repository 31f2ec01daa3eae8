import type { Meta, StoryObj } from "@storybook/react-vite";
import { ProgressRing } from "@trellis/ui/progress-ring";
import { expect } from "storybook/test";
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

/** Nothing of nothing, less than nothing and more than all are brought into the range. */
export const OutOfRange: Story = {
  render: (args) => (
    <>
      <ProgressRing {...args} label="Not a number" value={Number.NaN} />
      <ProgressRing {...args} label="Negative" value={-20} />
      <ProgressRing {...args} label="Too much" value={250} />
    </>
  ),
  play: async ({ canvas }) => {
    const rings = canvas.getAllByRole("progressbar");
    await expect(rings.map((ring) => ring.getAttribute("aria-valuenow"))).toEqual(["0", "0", "100"]);
    await expect(rings.map((ring) => ring.textContent)).toEqual(["0%", "0%", ""]);
  },
};
