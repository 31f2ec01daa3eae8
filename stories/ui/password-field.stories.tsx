import type { Meta, StoryObj } from "@storybook/react-vite";
import { LinkText } from "@trellis/ui/link-text";
import { PasswordField } from "@trellis/ui/password-field";
import { expect } from "storybook/test";
import { guide } from "../docs/guide.ts";

const meta = {
  id: "ui-password-field",
  title: "Components/Forms/PasswordField",
  component: PasswordField,
  parameters: {
    docs: {
      description: {
        component: guide({
          what: "A password field with a button that shows or hides the password.",
          do: ["Set `autoComplete` to `current-password` or `new-password`.", "Allow pasting."],
          dont: ["Don't ask for the password twice: users can show it instead."],
          keys: [
            ["Tab", "Moves focus to the field, then to the show button"],
            ["Enter, Space", "Shows or hides the password when the show button has focus"],
          ],
        }),
      },
    },
  },
  args: {
    label: "Password",
    showLabel: "Show password",
    hideLabel: "Hide password",
    autoComplete: "current-password",
    defaultValue: "Sunflower7",
  },
  argTypes: { labelAction: { control: false }, ref: { control: false } },
  decorators: [(Story) => <div style={{ maxWidth: 392 }}>{Story()}</div>],
} satisfies Meta<typeof PasswordField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Hidden: Story = { args: { labelAction: <LinkText href="#forgot">Forgot password?</LinkText> } };
export const Invalid: Story = { args: { error: "Passwords do not match" } };
export const Disabled: Story = { args: { disabled: true } };
export const RightToLeft: Story = { decorators: [(Story) => <div dir="rtl">{Story()}</div>] };

export const ShowsByKeyboard: Story = {
  tags: ["behavior"],
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText("Password");
    await expect(input).toHaveAttribute("type", "password");
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Show password" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(input).toHaveAttribute("type", "text");
    await expect(input).toHaveValue("Sunflower7");
    await userEvent.keyboard(" ");
    await expect(canvas.getByRole("button", { name: "Show password" })).toHaveFocus();
    await expect(input).toHaveAttribute("type", "password");
  },
};
