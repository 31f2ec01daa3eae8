import type { Meta, StoryObj } from "@storybook/react-vite";
import { Switch } from "@trellis/ui/switch";
import { expect, fn } from "storybook/test";
import { longWord } from "./hard-words.ts";

const about = `
On or off, and it takes effect at once.

**Do** name what is on, in words that stay the same in both states: "Weekly summary".\\
**Don't** use it in a form that is sent later, or to agree to something: that is a checkbox.

| Key | What it does |
| --- | --- |
| Space | turns it on or off |
| Tab | goes on |

While \`loading\` it keeps the focus and refuses another change.
`;

const meta = {
  component: Switch,
  args: { label: "Weekly summary", onChange: fn() },
  argTypes: { ref: { control: false } },
  parameters: { docs: { description: { component: about } } },
  decorators: [(Story) => <div style={{ maxWidth: 420 }}>{Story()}</div>],
} satisfies Meta<typeof Switch>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { defaultChecked: true } };
export const WithHint: Story = { args: { defaultChecked: true, hint: "Every Monday, what grew and what to do next." } };
export const Invalid: Story = { args: { error: "It couldn't be kept. Try again." } };
export const Disabled: Story = { args: { disabled: true, hint: "Connect a platform first." } };
export const DisabledOn: Story = { args: { disabled: true, defaultChecked: true } };
export const LongText: Story = { args: { label: longWord, hint: longWord } };
export const RightToLeft: Story = {
  args: { label: "ملخص أسبوعي", hint: "كل يوم اثنين", defaultChecked: true },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
};

export const BySpaceAndByLabel: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const toggle = canvas.getByRole("switch", { name: "Weekly summary" });
    await userEvent.tab();
    await expect(toggle).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(toggle).toBeChecked();
    await userEvent.click(canvas.getByText("Weekly summary"));
    await expect(toggle).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

export const LoadingRefusesAChange: Story = {
  args: { loading: true, defaultChecked: true },
  play: async ({ args, canvas, userEvent }) => {
    const toggle = canvas.getByRole("switch");
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await userEvent.click(toggle);
    await expect(toggle).toBeChecked();
    await expect(toggle).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
