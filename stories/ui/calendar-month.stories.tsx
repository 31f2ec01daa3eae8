import type { Meta, StoryObj } from "@storybook/react-vite";
import { CalendarMonth } from "@trellis/ui/calendar-month";
import { expect, fn } from "storybook/test";
import { guide } from "../docs/guide.ts";
import { november, weekdays } from "./calendar-sample.ts";

const bare = november.map((week) => week.map((day) => ({ ...day, items: [] })));

const meta = {
  component: CalendarMonth,
  parameters: {
    docs: {
      description: {
        component: guide({
          what: "A month of days and what is planned on them. Where there is no room for seven columns it is a list of the days that hold something.",
          do: [
            "Bring dates written in the reader's language, and weeks that begin on their first day.",
            "Fill the first and last week with days marked `outside`.",
          ],
          dont: [
            "Don't use it to pick a date in a form: use a date-time field.",
            "Don't rely on the tint: an item's platform and state are read out.",
          ],
          keys: [
            ["Tab", "moves to one day, on through that day's items, then out"],
            ["Arrows", "the day beside, above or below; in the list, the day before or after"],
            ["Home, End", "the first or last day of the week; of the list"],
            ["PageUp, PageDown", "the month before or after, where `onPage` is given"],
            ["Enter, Space", "chooses the day, or opens the item"],
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

export const ToRead: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("table", { name: "November 2026" })).toBeVisible();
    const today = canvas.getByRole("cell", { current: "date" });
    await expect(today).toHaveTextContent(/Thursday, November 19/);
    await expect(today).toHaveTextContent(/\+2 more/);
    await expect(today).not.toHaveAttribute("tabindex");
  },
};
export const ToEdit: Story = { args: { onDaySelect: fn(), onItemSelect: fn(), onPage: fn() } };
export const Phone: Story = {
  ...ToEdit,
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const today = canvas.getByRole("gridcell", { current: "date" });
    await expect(today).toHaveFocus();
    await userEvent.keyboard("{ArrowUp}");
    await expect(document.activeElement).toHaveTextContent(/Tuesday, November 10/);
    await userEvent.keyboard("{Home}");
    await expect(document.activeElement).toHaveTextContent(/Tuesday, November 3/);
    await userEvent.keyboard("{End}");
    await expect(document.activeElement).toHaveTextContent(/Saturday, November 21/);
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

export const ByKeys: Story = {
  ...ToEdit,
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
