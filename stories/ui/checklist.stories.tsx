import type { Meta, StoryObj } from "@storybook/react-vite";
import { Checklist, type ChecklistProps } from "@trellis/ui/checklist";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { tasks } from "./roadmap-sample.tsx";
import { guide } from "../docs/guide.ts";

function Controlled({ onToggle, ...props }: ChecklistProps) {
  const [items, setItems] = useState(props.items);
  const toggle = (index: number, completed: boolean) => {
    setItems(items.map((item, i) => (i === index ? { ...item, completed } : item)));
    onToggle(index, completed);
  };
  return <Checklist {...props} items={items} onToggle={toggle} />;
}
// Source blocks show this name.
Controlled.displayName = "Checklist";

const meta = {
  id: "ui-checklist",
  title: "Components/Product/Checklist",
  component: Checklist,
  parameters: {
    docs: {
      description: {
        component: guide({
          what: "A list of tasks to check off. The next task is highlighted, and completed tasks stay readable.",
          do: ["Keep the order when a task is checked off.", "Use `nextLabel` to explain why a task is highlighted."],
          dont: ["Don't use it for settings."],
          keys: [
            ["Tab", "Moves from task to task"],
            ["Space", "Checks or unchecks the task"],
          ],
        }),
      },
    },
  },
  args: { label: "Tasks for week 2", items: tasks, next: 4, nextLabel: "Today", onToggle: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 660 }}>{Story()}</div>],
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof Checklist>;
export default meta;

type Story = StoryObj<typeof meta>;

export const SomeDone: Story = {};
export const Phone: Story = { tags: ["!test"], globals: { viewport: { value: "phone" } } };
export const RightToLeft: Story = { decorators: [(Story) => <div dir="rtl">{Story()}</div>] };
export const LongWords: Story = {
  args: {
    items: [
      {
        key: "long",
        day: "Donnerstag",
        task: "Veröffentlichungsterminplanungsbesprechung mit allen Beteiligten vorbereiten",
        description: "Mit einer Frage antworten, damit das Gespräch weitergeht. ".repeat(4),
        completed: false,
      },
      ...tasks.slice(1, 3),
    ],
  },
};

export const Toggles: Story = {
  tags: ["behavior"],
  play: async ({ canvas, userEvent, args }) => {
    const task = canvas.getByRole("checkbox", { name: "Film a 20-second hook for the lentil short" });
    await expect(task).toHaveAccessibleDescription(/Thu Open on the finished bowl/);
    task.focus();
    await userEvent.keyboard(" ");
    await expect(task).toBeChecked();
    await expect(args.onToggle).toHaveBeenLastCalledWith(4, true);
    await userEvent.click(canvas.getByText("Refresh channel banner and bio"));
    await expect(args.onToggle).toHaveBeenLastCalledWith(0, false);
  },
};

/** A pending task keeps focus and ignores further changes. */
export const Pending: Story = {
  args: { items: tasks.slice(4).map((item) => Object.assign({ pending: true }, item)), next: 0 },
  play: async ({ canvas, userEvent, args }) => {
    const task = canvas.getByRole("checkbox", { name: "Film a 20-second hook for the lentil short" });
    await userEvent.click(task);
    await expect(task).not.toBeChecked();
    await expect(task).toHaveFocus();
    await expect(args.onToggle).not.toHaveBeenCalled();
  },
};
