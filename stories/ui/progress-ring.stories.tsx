import type { Meta, StoryObj } from "@storybook/react-vite";
import { ProgressRing } from "@trellis/ui/progress-ring";
import { expect } from "storybook/test";
import { guide } from "../docs/guide.ts";

const meta = {
  id: "ui-progress-ring",
  title: "Components/Feedback/ProgressRing",
  component: ProgressRing,
  parameters: {
    docs: {
      description: {
        component: guide({
          what: "Shows a percentage as a ring around the number, or a check mark at 100%.",
          do: ["Use it where there is no space for a bar."],
          dont: ["Don't place rings with different meanings side by side."],
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

/** `NaN` is shown as 0, and other values are clamped to the range from 0 to 100. */
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
