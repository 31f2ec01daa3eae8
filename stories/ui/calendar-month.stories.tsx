import type { Meta, StoryObj } from "@storybook/react-vite";
import { CalendarMonth } from "@trellis/ui/calendar-month";
import { expect, fn, within } from "storybook/test";
import { guide } from "../docs/guide.ts";
import { november, weekdays } from "./calendar-sample.ts";

const bare = november.map((week) => week.map((day) => ({ ...day, items: [] })));

const meta = {
  id: "ui-calendar-month",
  title: "Components/Data display/CalendarMonth",
  component: CalendarMonth,
  parameters: {
    docs: {
      description: {
        component: guide({
          what: "Shows the planned items of a month. In narrow containers, days show dots and the items of the chosen day are listed below. Without `onDaySelect`, narrow containers show a list of the days that have items.",
          do: [
            "Pass localized dates, and weeks that start on the locale's first day.",
            "Complete the first and last week with days marked `outside`.",
          ],
          dont: [
            "Don't use it to pick a date in a form. Use `DatePicker` or `DateTimeField`.",
            "Don't rely on color alone. Provide each item's platform and status as text.",
          ],
          keys: [
            ["Tab", "Moves to a day, through its items, then out of the calendar"],
            ["Arrows", "Moves to the adjacent day; in the list, to the previous or next day"],
            ["Home, End", "Moves to the first or last day of the week or list"],
            ["Ctrl + Home, Ctrl + End", "Moves to the first or last day of the calendar"],
            ["PageUp, PageDown", "Moves to the previous or next month if `onPage` is set"],
            [
              "Enter, Space",
              "Selects the day or opens the item; in the layout with dots, focusing a day is enough to choose it",
            ],
          ],
        }),
      },
    },
  },
  args: {
    label: "November 2026",
    weekdays,
    weeks: november,
    emptyText: "Nothing planned this month.",
    moreText: (count) => `+${count} more`,
  },
  argTypes: { weeks: { control: false }, weekdays: { control: false } },
} satisfies Meta<typeof CalendarMonth>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ReadOnly: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("table", { name: "November 2026" })).toBeVisible();
    const today = canvas.getByRole("cell", { current: "date" });
    await expect(today).toHaveTextContent(/Thursday, November 19/);
    await expect(today).toHaveTextContent(/\+2 more/);
    await expect(today).not.toHaveAttribute("tabindex");
  },
};
export const Editable: Story = {
  args: {
    onDaySelect: fn(),
    onItemSelect: fn(),
    onPage: fn(),
    addLabel: "Add Content",
    dayEmptyText: "Nothing planned on this day.",
  },
};
export const Phone: Story = {
  ...Editable,
  globals: { viewport: { value: "phone" } },
  play: async ({ args, canvas, userEvent }) => {
    const listOf = (day: string) => within(canvas.getByRole("region", { name: day }));
    await expect(listOf("Thursday, November 19").getAllByRole("button")).toHaveLength(6);
    await userEvent.click(canvas.getByRole("gridcell", { name: /Tuesday, November 10/ }));
    await expect(args.onDaySelect).not.toHaveBeenCalled();
    await userEvent.click(listOf("Tuesday, November 10").getByRole("button", { name: /Market haul/ }));
    await expect(args.onItemSelect).toHaveBeenCalledOnce();
    canvas.getByRole("gridcell", { name: /Tuesday, November 10/ }).focus();
    await userEvent.keyboard("{ArrowDown}{ArrowRight}");
    await expect(listOf("Wednesday, November 18").getByText("Nothing planned on this day.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Add Content" }));
    await expect(args.onDaySelect).toHaveBeenCalledWith(expect.objectContaining({ key: "2026-11-18" }));
  },
};
export const Empty: Story = { args: { weeks: bare } };
export const EmptyOnAPhone: Story = {
  args: { weeks: bare },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Nothing planned this month.")).toBeVisible();
  },
};
export const LongWords: Story = {
  args: {
    weeks: november.map((week) =>
      week.map((day) => ({
        ...day,
        items: day.items.map((one) => ({ ...one, title: "Wochenendküchengeschichten 🥘".repeat(9) })),
      })),
    ),
  },
};
export const RightToLeft: Story = {
  args: { onDaySelect: fn() },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("gridcell", { current: "date" })).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(document.activeElement).toHaveTextContent(/November 20/);
  },
};

export const KeyboardNavigation: Story = {
  tags: ["behavior"],
  ...Editable,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("gridcell", { current: "date" })).toHaveFocus();
    await userEvent.keyboard("{ArrowUp}{ArrowLeft}{ArrowLeft}");
    await expect(document.activeElement).toHaveTextContent(/Tuesday, November 10/);
    await userEvent.keyboard("{Enter}");
    await expect(args.onDaySelect).toHaveBeenLastCalledWith(expect.objectContaining({ key: "2026-11-10" }));
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: /Market haul/ })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onItemSelect).toHaveBeenCalledOnce();
    await expect(args.onDaySelect).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole("grid").contains(document.activeElement)).toBe(false);
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await userEvent.keyboard("{End}");
    await expect(document.activeElement).toHaveTextContent(/Sunday, November 15/);
    await userEvent.keyboard("{Home}{PageDown}{PageUp}");
    await expect(document.activeElement).toHaveTextContent(/Monday, November 9/);
    await expect(args.onPage).toHaveBeenNthCalledWith(1, 1);
    await expect(args.onPage).toHaveBeenNthCalledWith(2, -1);
  },
};
