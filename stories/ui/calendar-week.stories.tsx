import type { Meta, StoryObj } from "@storybook/react-vite";
import { CalendarWeek } from "@trellis/ui/calendar-week";
import { expect, fn } from "storybook/test";
import { guide } from "../docs/guide.ts";
import { november, weekdays } from "./calendar-sample.ts";

const meta = {
  component: CalendarWeek,
  parameters: {
    docs: {
      description: {
        component: guide({
          what: "Seven days with all that is planned on them; a list of the planned days where there is no room for seven columns.",
          do: ["Use it where each item's whole title counts; the month shows where they lie."],
          dont: ["Don't use it for hours: items stand in their order, not on a scale."],
          keys: [
            ["Tab", "moves to one day, on through that day's items, then out"],
            ["ArrowLeft, ArrowRight", "the day beside; in the list ArrowUp and ArrowDown too"],
            ["Home, End", "the first or last day"],
            ["PageUp, PageDown", "the week before or after, where `onPage` is given"],
            ["Enter, Space", "chooses the day, or opens the item"],
          ],
        }),
      },
    },
  },
  args: { label: "Week of November 16", weekdays, days: november[3] ?? [], emptyText: "Nothing planned this week." },
  argTypes: { days: { control: false }, weekdays: { control: false } },
} satisfies Meta<typeof CalendarWeek>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ToRead: Story = {};
export const ToEdit: Story = { args: { onItemSelect: fn(), onPage: fn() } };
export const ByKeys: Story = {
  ...ToEdit,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("gridcell", { current: "date" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowDown}");
    await expect(document.activeElement).toHaveTextContent(/Saturday, November 21/);
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(args.onItemSelect).toHaveBeenCalledWith(
      expect.objectContaining({ title: "Weeknight noodles" }),
      expect.objectContaining({ key: "2026-11-21" }),
    );
    await userEvent.keyboard("{PageDown}");
    await expect(args.onPage).toHaveBeenLastCalledWith(1);
  },
};
export const Phone: Story = {
  tags: ["!test"],
  args: { onItemSelect: fn() },
  globals: { viewport: { value: "phone" } },
};
export const Empty: Story = { args: { days: (november[2] ?? []).map((day) => ({ ...day, items: [] })) } };
export const RightToLeft: Story = { decorators: [(Story) => <div dir="rtl">{Story()}</div>] };
