import type { Meta, StoryObj } from "@storybook/react-vite";
import { LinkText } from "@trellis/ui/link-text";
import { TextField } from "@trellis/ui/text-field";
import { expect, fn } from "storybook/test";
import { guide } from "../docs/guide.ts";

const submit = fn().mockName("onSubmit");

const meta = {
  id: "ui-text-field",
  title: "Components/Forms/TextField",
  component: TextField,
  parameters: {
    docs: {
      description: {
        component: guide({
          what: "A single-line text field with a label, hint and error.",
          do: [
            "Set `type`, `autoComplete` and `inputMode` to get the right keyboard and autofill.",
            "In `error`, say how to fix the problem.",
            'Spread your form library\'s props on it: `{...register("email")}`.',
          ],
          dont: [
            "Don't use a placeholder as a label.",
            "Don't show an error before the user leaves the field or submits the form.",
          ],
          keys: [
            ["Tab", "Moves focus to the field or past it"],
            ["Enter", "Submits the form"],
          ],
        }),
      },
    },
  },
  args: { label: "Email", type: "email", autoComplete: "email" },
  argTypes: { labelAction: { control: false }, ref: { control: false } },
  decorators: [(Story) => <div style={{ maxWidth: 392 }}>{Story()}</div>],
} satisfies Meta<typeof TextField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: "you@example.com" } };
export const Filled: Story = { args: { defaultValue: "ana@greenkitchen.tv" } };
export const WithHint: Story = { args: { hint: "We send a code here if you forget your password." } };

export const Invalid: Story = {
  args: {
    defaultValue: "ana@",
    hint: "We send a code here if you forget your password.",
    error: "Please enter a valid email address",
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole("textbox", { name: "Email" });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(
      "We send a code here if you forget your password. Please enter a valid email address",
    );
  },
};

/** Enter submits the form. */
export const InAForm: Story = {
  decorators: [
    (Story) => (
      <form
        aria-label="Newsletter"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {Story()}
      </form>
    ),
  ],
};

export const WithAction: Story = { args: { labelAction: <LinkText href="#help">Need help?</LinkText> } };
export const Disabled: Story = { args: { disabled: true, defaultValue: "ana@greenkitchen.tv" } };
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: "ana@greenkitchen.tv" } };

export const LongWords: Story = {
  args: {
    label: "Adresse électronique professionnelle",
    labelAction: <LinkText href="#help">Mot de passe oublié ?</LinkText>,
    error: "Veuillez saisir une adresse électronique valide, par exemple ana@greenkitchen.tv",
  },
  decorators: [(Story) => <div style={{ width: 288 }}>{Story()}</div>],
};

export const RightToLeft: Story = {
  args: { defaultValue: "ana", error: "Please enter a valid email address" },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
};
