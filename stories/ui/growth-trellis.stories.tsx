import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "@trellis/ui/button";
import { GrowthTrellis, type GrowthTrellisProps } from "@trellis/ui/growth-trellis";
import { useState } from "react";
import { expect } from "storybook/test";
import { guide } from "../docs/guide.ts";

const week = (n: number, done: number, total = 7) => ({ label: `Week ${n}`, done, total });

const meta = {
  id: "ui-growth-trellis",
  title: "Components/Product/GrowthTrellis",
  component: GrowthTrellis,
  parameters: {
    docs: {
      description: {
        component: guide({
          what: "Shows progress as a vine on a lattice with one node per task; a completed week blooms. Screen readers get `label` instead of the picture.",
          do: ['Put the figures in `label`: "11 of 21 tasks done".', 'Use `size="compact"` in narrow spaces.'],
          dont: ["Don't use it as the only way to check off a task."],
        }),
      },
    },
  },
  args: {
    weeks: [week(1, 7), week(2, 4), week(3, 0)],
    label: "Roadmap progress: 11 of 21 tasks done",
    nextLabel: "Next",
  },
  decorators: [
    (Story) => <div style={{ maxWidth: 600, overflow: "hidden", background: "var(--tr-hero-1)" }}>{Story()}</div>,
  ],
} satisfies Meta<typeof GrowthTrellis>;
export default meta;

type Story = StoryObj<typeof meta>;

export const SecondWeek: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("img", { name: args.label })).toBeVisible();
  },
};
export const NothingDone: Story = { args: { weeks: [week(1, 0), week(2, 0), week(3, 0)] } };
export const AllDone: Story = { args: { weeks: [week(1, 7), week(2, 7), week(3, 7)] } };
export const OneTaskDone: Story = { args: { weeks: [week(1, 1), week(2, 0), week(3, 0)] } };
/** Tasks may be completed in any order: each run of completed tasks is a separate vine. */
export const WithGaps: Story = { args: { weeks: [week(1, 3), week(2, 5), week(3, 2)] } };
export const UnevenWeeks: Story = { args: { weeks: [week(1, 5, 5), week(2, 6, 14), week(3, 0, 1)] } };
export const NoWeeks: Story = { args: { weeks: [] } };
export const Compact: Story = { args: { size: "compact", nextLabel: "Ahora" } };

function Ticking(props: GrowthTrellisProps) {
  const [done, setDone] = useState(2);
  return (
    <>
      <GrowthTrellis {...props} weeks={[week(1, done), week(2, 0), week(3, 0)]} />
      <Button size="sm" onClick={() => setDone(done + 1)}>
        Complete one more
      </Button>
    </>
  );
}
// Source blocks show this name.
Ticking.displayName = "GrowthTrellis";

/** The vine grows from its previous length when a task is checked off. */
export const Growing: Story = { render: (args) => <Ticking {...args} /> };
