import type { Meta, StoryObj } from "@storybook/react-vite";
import { CalendarWeek } from "@trellis/ui/calendar-week";
import { expect, fn } from "storybook/test";
import { guide } from "../docs/guide.ts";
import { november, weekdays } from "./calendar-sample.ts";

const meta = {
  id: "ui-calendar-week",
  title: "Components/Data display/CalendarWeek",
  component: CalendarWeek,
  parameters: {
    docs: {
      description: {
        component: guide({
          what: "Shows the planned items of a week. In narrow containers, it becomes a list, without empty days if days can't be selected.",
          do: ["Use it when users need to read full titles. Use the month view for an overview."],
          dont: ["Don't use it to compare times of day: items are listed in order, without a time scale."],
          keys: [
            ["Tab", "Moves to a day, through its items, then out of the calendar"],
            ["ArrowLeft, ArrowRight", "Moves to the adjacent day; in the list, ArrowUp and ArrowDown do the same"],
            ["Home, End", "Moves to the first or last day"],
            ["PageUp, PageDown", "Moves to the previous or next week if `onPage` is set"],
            ["Enter, Space", "Selects the day or opens the item"],
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

export const ReadOnly: Story = {};
export const Editable: Story = { args: { onItemSelect: fn(), onPage: fn() } };
/** Days without items invite the user to plan. The text is only a hint, because the whole day is clickable. */
export const Inviting: Story = {
  args: {
    days: november[3]?.map((day) => ({ ...day, invitation: "Plan this day" })) ?? [],
    onDaySelect: fn(),
  },
  play: async ({ canvas, userEvent, args }) => {
    const [invitation] = canvas.getAllByText("Plan this day");
    await userEvent.click(invitation as HTMLElement);
    await expect(args.onDaySelect).toHaveBeenCalledOnce();
  },
};
export const KeyboardNavigation: Story = {
  tags: ["behavior"],
  ...Editable,
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
