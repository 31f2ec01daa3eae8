import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "@trellis/ui/button";
import { NextTask, type NextTaskProps } from "@trellis/ui/next-task";
import { useState } from "react";
import { expect } from "storybook/test";
import { guide } from "../docs/guide.ts";

const meta = {
  id: "ui-next-task",
  title: "Components/Product/NextTask",
  component: NextTask,
  parameters: {
    docs: {
      description: {
        component: guide({
          what: "The next task above the row of its week on the growth trellis. Completing a task draws the vine to the next node, and completing the last task opens the flower.",
          do: [
            "Set `grew` only right after a task was completed, so that its animation plays once.",
            "State in `status` how many tasks remain. It is announced.",
          ],
          dont: ["Don't show more than one per page."],
        }),
      },
    },
  },
  args: {
    mark: "Next",
    place: "Today · Week 1 of 3",
    title: "Film three ten-minute workouts",
    text: "One place, one light, three takes. Keep the best of each.",
    action: (
      <Button variant="ai" size="lg">
        Mark as done
      </Button>
    ),
    done: 2,
    total: 6,
    rowLabel: "Week 1: 2 of 6 tasks done",
    nextLabel: "Next",
    status: "4 to go this week",
  },
} satisfies Meta<typeof NextTask>;
export default meta;

type Story = StoryObj<typeof meta>;

const total = 4;

function Ticking(props: NextTaskProps) {
  const [done, setDone] = useState(0);
  const left = total - done;
  return (
    <NextTask
      {...props}
      {...{ done, total }}
      grew={done > 0}
      title={left > 0 ? `Task ${done + 1}` : "Week 1 in bloom"}
      rowLabel={`Week 1: ${done} of ${total} tasks done`}
      status={left > 0 ? `${done > 0 ? "Nice. " : ""}${left} to go this week.` : "Nice. The week is done."}
      action={
        <Button variant="ai" size="lg" onClick={() => setDone(Math.min(total, done + 1))}>
          {left > 0 ? "Mark as done" : "Go to week 2"}
        </Button>
      }
    />
  );
}
// Source blocks show this name.
Ticking.displayName = "NextTask";

export const SecondTask: Story = {};
export const NothingDone: Story = { args: { done: 0, place: "Week 1 of 3", status: "6 to go this week" } };
export const InBloom: Story = {
  args: { done: 6, mark: undefined, title: "Week 1 in bloom", text: "Next up: Plan a series", grew: true },
};
export const ManyTasks: Story = { args: { done: 5, total: 14 } };
export const OneTask: Story = { args: { done: 0, total: 1 } };
export const Phone: Story = { tags: ["!test"], globals: { viewport: { value: "phone" } } };
export const LongWords: Story = {
  args: {
    mark: "Veröffentlichungsüberfällig",
    title: "Veröffentlichungsterminplanungsbesprechung mit allen Beteiligten vorbereiten",
    text: "Mit einer Frage antworten, damit das Gespräch weitergeht. ".repeat(4),
  },
};

/** The vine continues from its current length, even when tasks are completed faster than it grows. */
export const Growing: Story = {
  render: (args) => <Ticking {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(canvas.getByRole("status")).toHaveTextContent("Nice. 3 to go this week.");
    for (const _ of [2, 3, 4]) await userEvent.click(canvas.getByRole("button"));
    await expect(canvas.getByRole("heading", { name: "Week 1 in bloom" })).toBeInTheDocument();
    await expect(canvas.getByRole("img", { name: "Week 1: 4 of 4 tasks done" })).toBeVisible();
  },
};
