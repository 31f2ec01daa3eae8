import type { Meta, StoryObj } from "@storybook/react-vite";
import { WeekTabs, type WeekTabsProps } from "@trellis/ui/week-tabs";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { weeks } from "./roadmap-sample.tsx";
import { guide } from "../docs/guide.ts";

const firstWeek = weeks[0] ?? { week: 1, label: "Week 1", focus: "", percent: 0, percentText: "" };

function Controlled({ onSelect, ...props }: WeekTabsProps) {
  const [selected, setSelected] = useState(props.selected);
  const select = (week: number) => {
    setSelected(week);
    onSelect(week);
  };
  return (
    <WeekTabs {...props} selected={selected} onSelect={select}>
      <p style={{ paddingTop: 16 }}>Week {selected}</p>
    </WeekTabs>
  );
}
// Source blocks show this name.
Controlled.displayName = "WeekTabs";

const meta = {
  id: "ui-week-tabs",
  title: "Components/Navigation/WeekTabs",
  component: WeekTabs,
  parameters: {
    docs: {
      description: {
        component: guide({
          what: "The weeks of a plan as tabs, each with a progress ring.",
          do: ["Open the current week."],
          dont: ["Don't use it for more than six weeks. Use a select."],
          keys: [
            ["Tab", "Moves focus to the selected week, then into its panel"],
            ["ArrowLeft, ArrowRight", "Opens the adjacent week"],
            ["Home, End", "Opens the first or last week"],
          ],
        }),
      },
    },
  },
  args: { label: "Weeks", weeks, selected: 2, onSelect: fn(), children: "The open week" },
  argTypes: { children: { control: false } },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof WeekTabs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const SecondWeek: Story = {};
export const Phone: Story = { tags: ["!test"], globals: { viewport: { value: "phone" } } };
export const LongWords: Story = {
  args: { weeks: [{ ...firstWeek, focus: "Veröffentlichungsregelmäßigkeit und Antworten" }, ...weeks.slice(1)] },
};

export const SelectsByArrowKeys: Story = {
  tags: ["behavior"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("tab", { name: /Week 2 57% done/ })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("tab", { name: /Week 3/ })).toHaveFocus();
    await expect(args.onSelect).toHaveBeenLastCalledWith(3);
    await expect(canvas.getByRole("tabpanel", { name: /Week 3/ })).toHaveTextContent("Week 3");
  },
};
