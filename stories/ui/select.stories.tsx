import type { Meta, StoryObj } from "@storybook/react-vite";
import { Select } from "@trellis/ui/select";
import { expect, fn } from "storybook/test";
import { hardWords, longWord } from "./hard-words.ts";

const tones = ["Professional", "Casual", "Funny", "Inspiring"].map((label) => ({ value: label.toLowerCase(), label }));

const about = `
A choice from a list of options. It is a native \`<select>\`, so phones show their own picker.

**Do** use it for five or more options that users know, such as countries or tones of voice.\\
**Don't** use it for two to four options: a radio group or a segmented control shows them all.

| Key | Action |
| --- | --- |
| Space, Enter, ↑, ↓ | Opens the list |
| ↑, ↓, Home, End | Moves within the list |
| letters | Moves to the option that starts with them |
| Enter, Space | Selects the option and closes the list |
| Esc | Closes the list without changes |
`;

const meta = {
  id: "ui-select",
  title: "Components/Forms/Select (dropdown)",
  component: Select,
  args: { label: "Tone", options: tones, placeholder: "Choose a tone", onChange: fn() },
  argTypes: { labelAction: { control: false }, ref: { control: false } },
  parameters: { docs: { description: { component: about } } },
  decorators: [(Story) => <div style={{ maxWidth: 420 }}>{Story()}</div>],
} satisfies Meta<typeof Select>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Selected: Story = { args: { defaultValue: "funny", hint: "How your posts should sound." } };
export const Invalid: Story = { args: { error: "Choose a tone" } };
export const Disabled: Story = { args: { disabled: true, defaultValue: "casual" } };
export const Loading: Story = { args: { loading: true, placeholder: "Loading tones" } };
export const NoOptions: Story = { args: { options: [], placeholder: "No tones yet" } };
export const InGroups: Story = {
  args: {
    label: "Platform",
    defaultValue: "reels",
    options: [
      {
        label: "Video",
        options: [
          { value: "shorts", label: "YouTube Shorts" },
          { value: "reels", label: "Reels" },
        ],
      },
      {
        label: "Text",
        options: [
          { value: "blog", label: "Blog" },
          { value: "mail", label: "Mail", disabled: true },
        ],
      },
    ],
  },
};
export const LongText: Story = {
  args: { defaultValue: longWord, options: hardWords.map((label) => ({ value: label, label })) },
};
export const RightToLeft: Story = {
  args: { label: "النبرة", placeholder: "اختر نبرة" },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
};

export const ReportsItsValue: Story = {
  tags: ["behavior"],
  play: async ({ args, canvas, userEvent }) => {
    const select = canvas.getByRole("combobox", { name: "Tone" });
    await expect(select).toHaveValue("");
    await userEvent.tab();
    await expect(select).toHaveFocus();
    await userEvent.selectOptions(select, "Inspiring");
    await expect(select).toHaveValue("inspiring");
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};
