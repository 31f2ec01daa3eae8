import type { Meta, StoryObj } from "@storybook/react-vite";
import { Select } from "@trellis/ui/select";
import { expect, fn } from "storybook/test";
import { hardWords, longWord } from "./hard-words.ts";

const tones = ["Professional", "Casual", "Funny", "Inspiring"].map((label) => ({ value: label.toLowerCase(), label }));

const about = `
One of many, from a list that opens. The browser's own \`<select>\`: phones show their own list.

**Do** use it for five answers or more, and where people know the answers (a country, a tone of voice).\\
**Don't** use it for two to four answers: a radio group or a segmented control shows them all at once.

| Key | What it does |
| --- | --- |
| Space, Enter, ↑, ↓ | opens the list |
| ↑, ↓, Home, End | moves in the list |
| letters | move to the answer that begins with them |
| Enter, Space | chooses and closes |
| Esc | closes, nothing changed |
`;

const meta = {
  component: Select,
  args: { label: "Tone", options: tones, placeholder: "Choose a tone", onChange: fn() },
  argTypes: { labelAction: { control: false }, ref: { control: false } },
  parameters: { docs: { description: { component: about } } },
  decorators: [(Story) => <div style={{ maxWidth: 420 }}>{Story()}</div>],
} satisfies Meta<typeof Select>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Chosen: Story = { args: { defaultValue: "funny", hint: "How your posts should sound." } };
export const Invalid: Story = { args: { error: "Choose a tone" } };
export const Disabled: Story = { args: { disabled: true, defaultValue: "casual" } };
export const Loading: Story = { args: { loading: true, placeholder: "Loading tones" } };
export const NoAnswers: Story = { args: { options: [], placeholder: "No tones yet" } };
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

export const GivesTheFormItsValue: Story = {
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
