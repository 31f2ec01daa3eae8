import type { Meta, StoryObj } from "@storybook/react-vite";
import { DateTimeField } from "@trellis/ui/date-time-field";
import { expect, fireEvent, fn } from "storybook/test";
import { longWord } from "./hard-words.ts";

const about = `
A date, a time or both, in the format and calendar of the user's browser.

**Do** state the time zone in the hint if it matters; set \`min\` and \`max\`.\\
**Don't** use it for dates of birth: three short text fields are faster.

| Key | Action |
| --- | --- |
| ←, → | Moves to the adjacent part: day, month, year, hours or minutes |
| ↑, ↓ | Increases or decreases the part |
| digits | Enters the part |
| Backspace, Delete | Clears the part |
| Alt ↓, Space, F4 | Opens the calendar |
| Esc | Closes the calendar |
`;

const meta = {
  id: "ui-date-time-field",
  title: "Components/Forms/DateTimeField (date picker)",
  component: DateTimeField,
  args: { label: "Goes out", onChange: fn() },
  argTypes: { labelAction: { control: false }, ref: { control: false } },
  parameters: { docs: { description: { component: about } } },
  decorators: [(Story) => <div style={{ maxWidth: 340 }}>{Story()}</div>],
} satisfies Meta<typeof DateTimeField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { hint: "In your own time zone." } };
export const Filled: Story = { args: { defaultValue: "2026-11-24T18:30" } };
export const DateOnly: Story = { args: { type: "date", defaultValue: "2026-11-24" } };
export const TimeOnly: Story = { args: { type: "time", defaultValue: "18:30" } };
export const Invalid: Story = {
  args: { defaultValue: "2025-01-01T08:00", error: "Choose a time in the future" },
};
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: "2026-11-24T18:30" } };
export const Disabled: Story = { args: { disabled: true, defaultValue: "2026-11-24T18:30" } };
export const LongText: Story = { args: { label: longWord, hint: longWord } };
export const RightToLeft: Story = {
  args: { label: "موعد النشر", defaultValue: "2026-11-24T18:30" },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
};

export const ReportsItsValue: Story = {
  tags: ["behavior"],
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText("Goes out");
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await fireEvent.change(field, { target: { value: "2026-11-24T18:30" } });
    await expect(field).toHaveValue("2026-11-24T18:30");
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};
