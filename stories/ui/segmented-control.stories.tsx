import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "@trellis/ui/button";
import { SegmentedControl, type SegmentedControlProps } from "@trellis/ui/segmented-control";
import { CalendarDays, CalendarRange } from "lucide-react";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { expect, fn, waitFor } from "storybook/test";
import { hardWords } from "./hard-words.ts";

const views = [
  { value: "month", label: "Month", icon: <CalendarDays size={18} strokeWidth={1.75} aria-hidden /> },
  { value: "week", label: "Week", icon: <CalendarRange size={18} strokeWidth={1.75} aria-hidden /> },
];
const kinds = ["Caption", "Script", "Hashtags", "Outline"].map((label) => ({ value: label, label }));

function Chosen(props: SegmentedControlProps<string>) {
  const [value, setValue] = useState(props.value ?? "");
  const choose = (next: string) => {
    setValue(next);
    props.onValueChange?.(next);
  };
  return <SegmentedControl {...props} value={value} onValueChange={choose} />;
}
// Source blocks show this name.
Chosen.displayName = "SegmentedControl";

const about = `
A choice between two to five short options that takes effect immediately.

**Do** use it for views ("Month", "Week") or categories ("Caption", "Script").\\
**Don't** use more than two words per option, and don't use it when each option has its own panel: use tabs.

| Key | Action |
| --- | --- |
| Tab | Moves focus to the selected option or past the control |
| ←, →, ↑, ↓ | Selects the next or previous option, wrapping at the ends |
`;

const meta = {
  id: "ui-segmented-control",
  title: "Components/Forms/SegmentedControl (button group)",
  component: SegmentedControl<string>,
  args: { label: "View", segments: views, value: "month", onValueChange: fn() },
  argTypes: { ref: { control: false } },
  parameters: { docs: { description: { component: about } } },
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof SegmentedControl<string>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithIcons: Story = {};
export const FourOptions: Story = { args: { label: "Kind", segments: kinds, value: "Script" } };
export const FullWidth: Story = { args: { label: "Kind", segments: kinds, value: "Caption", fullWidth: true } };
export const Disabled: Story = { args: { disabled: true } };
export const OneDisabled: Story = {
  args: {
    label: "Kind",
    value: "Caption",
    segments: kinds.map((kind) => ({ ...kind, disabled: kind.value === "Outline" })),
  },
};
export const OnAPhone: Story = {
  tags: ["!test"],
  args: { label: "Kind", segments: kinds, value: "Caption", fullWidth: true },
  globals: { viewport: { value: "phone" } },
};
export const LongText: Story = {
  args: { value: hardWords[1], segments: hardWords.map((label) => ({ value: label, label })) },
};
export const RightToLeft: Story = { decorators: [(Story) => <div dir="rtl">{Story()}</div>] };

export const SelectsByArrowKeys: Story = {
  args: { label: "Kind", segments: kinds, value: "Caption" },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("radio", { name: "Caption" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("radio", { name: "Script" })).toBeChecked();
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
    await expect(canvas.getByRole("radio", { name: "Outline" })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith("Outline");
  },
};

/** Without `value`, the control manages its own state. */
export const Uncontrolled: Story = {
  render: ({ value: _value, ...args }) => <SegmentedControl {...args} defaultValue="week" />,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("radio", { name: "Week" })).toBeChecked();
    await userEvent.click(canvas.getByText("Month"));
    await expect(canvas.getByRole("radio", { name: "Month" })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith("month");
  },
};

const submitted = fn();

function Registered({ value: _value, ...props }: SegmentedControlProps<string>) {
  // `register` returns a new ref after a reset, which the React Compiler would not pass on.
  "use no memo";
  const { register, handleSubmit } = useForm({ defaultValues: { view: "week" } });
  return (
    <form onSubmit={(event) => void handleSubmit((values) => submitted(values))(event)}>
      <SegmentedControl {...props} {...register("view")} />
      <Button type="submit">Save</Button>
    </form>
  );
}
// Source blocks show this name.
Registered.displayName = "SegmentedControl";

/** Tests react-hook-form's `register`. */
export const RegisteredInAForm: Story = {
  tags: ["behavior"],
  render: (args) => <Registered {...args} />,
  play: async ({ canvas, userEvent }) => {
    submitted.mockClear();
    await waitFor(() => expect(canvas.getByRole("radio", { name: "Week" })).toBeChecked());
    await userEvent.click(canvas.getByText("Month"));
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(submitted).toHaveBeenLastCalledWith({ view: "month" }));
  },
};
