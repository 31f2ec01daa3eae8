import type { Meta, StoryObj } from "@storybook/react-vite";
import { Switch } from "@trellis/ui/switch";
import { expect, fn } from "storybook/test";
import { longWord } from "./hard-words.ts";

const about = `
An on/off setting that takes effect immediately.

**Do** name the setting so that the label fits both states: "Weekly summary".\\
**Don't** use it in a form that is submitted later or for consent. Use a checkbox.

| Key | Action |
| --- | --- |
| Space | Turns the setting on or off |
| Tab | Moves focus to the next element |

While \`loading\`, it keeps focus and ignores changes.
`;

const meta = {
  id: "ui-switch",
  title: "Components/Forms/Switch (toggle)",
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
export const WithHint: Story = {
  args: { defaultChecked: true, hint: "Every Monday: your growth and your next tasks." },
};
export const Invalid: Story = { args: { error: "Your change wasn't saved. Try again." } };
export const Disabled: Story = { args: { disabled: true, hint: "Connect a platform first." } };
export const DisabledOn: Story = { args: { disabled: true, defaultChecked: true } };
export const LongText: Story = { args: { label: longWord, hint: longWord } };
export const RightToLeft: Story = {
  args: { label: "ملخص أسبوعي", hint: "كل يوم اثنين", defaultChecked: true },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
};

export const TogglesBySpaceAndLabel: Story = {
  tags: ["behavior"],
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

export const IgnoresChangesWhileLoading: Story = {
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
