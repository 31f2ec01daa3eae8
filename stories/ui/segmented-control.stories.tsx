import type { Meta, StoryObj } from "@storybook/react-vite";
import { SegmentedControl, type SegmentedControlProps } from "@trellis/ui/segmented-control";
import { CalendarDays, CalendarRange } from "lucide-react";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { hardWords } from "./hard-words.ts";

const views = [
  { value: "month", label: "Month", icon: <CalendarDays size={18} strokeWidth={1.75} aria-hidden /> },
  { value: "week", label: "Week", icon: <CalendarRange size={18} strokeWidth={1.75} aria-hidden /> },
];
const kinds = ["Caption", "Script", "Hashtags", "Outline"].map((label) => ({ value: label, label }));

function Chosen(props: SegmentedControlProps<string>) {
  const [value, setValue] = useState(props.value);
  const choose = (next: string) => {
    setValue(next);
    props.onValueChange(next);
  };
  return <SegmentedControl {...props} value={value} onValueChange={choose} />;
}

const about = `
One of two to five short answers, side by side, in effect at once.

**Do** use it for a view ("Month", "Week") or a kind ("Caption", "Script").\\
**Don't** give it more than two words an answer, or use it where each answer has a page of its own: those are tabs.

| Key | What it does |
| --- | --- |
| Tab | goes to the chosen one, and on |
| ←, →, ↑, ↓ | choose the one beside it, wrapping at the ends |
`;

const meta = {
  component: SegmentedControl<string>,
  args: { label: "View", segments: views, value: "month", onValueChange: fn() },
  argTypes: { ref: { control: false } },
  parameters: { docs: { description: { component: about } } },
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof SegmentedControl<string>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithIcons: Story = {};
export const FourOfThem: Story = { args: { label: "Kind", segments: kinds, value: "Script" } };
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

export const ArrowsChoose: Story = {
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
