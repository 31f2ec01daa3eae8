import type { Meta, StoryObj } from "@storybook/react-vite";
import { DatePicker } from "@trellis/ui/date-picker";
import { expect, fn, screen } from "storybook/test";
import { guide } from "../docs/guide.ts";

const meta = {
  id: "ui-date-picker",
  title: "Components/Forms/DatePicker (calendar)",
  tags: ["new"],
  component: DatePicker,
  parameters: {
    docs: {
      description: {
        component: guide({
          what: "A date field with a calendar. The field is native: users can type the date in the format of their locale, and the value is an ISO string.",
          do: [
            "Set `min` and `max` if there are limits.",
            "Set `locale` and `weekStart` if the language of the page can differ from the browser's.",
          ],
          dont: ["Don't use it for dates that users know by heart, such as a birthday. Use three short text fields."],
          keys: [
            ["Arrows", "Moves to the previous or next day or week"],
            ["Home, End", "Moves to the first or last day of the week"],
            ["PageUp, PageDown", "Moves to the previous or next month"],
            ["Shift+PageUp, Shift+PageDown", "Moves to the previous or next year"],
            ["Enter, Space", "Chooses the day and closes the calendar"],
            ["Esc", "Closes the calendar and returns focus to its button"],
          ],
        }),
      },
    },
  },
  args: {
    label: "Publish on",
    defaultValue: "2026-11-21",
    labels: { open: "Choose a date", previous: "Previous month", next: "Next month" },
    locale: "en",
    onValueChange: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: 420, minHeight: 420 }}>{Story()}</div>],
} satisfies Meta<typeof DatePicker>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Open: Story = {
  args: { min: "2026-11-09", max: "2027-01-31" },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Choose a date" }));
    await userEvent.click(await screen.findByRole("button", { name: "Friday, November 27, 2026" }));
    await expect(canvas.getByLabelText("Publish on")).toHaveValue("2026-11-27");
    await expect(args.onValueChange).toHaveBeenCalledWith("2026-11-27");
    await userEvent.click(canvas.getByRole("button", { name: "Choose a date" }));
    await expect(await screen.findByRole("button", { name: "Sunday, November 8, 2026" })).toBeDisabled();
  },
};
export const Invalid: Story = { args: { defaultValue: "", error: "Choose a date" } };
