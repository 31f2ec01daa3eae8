import type { Meta, StoryObj } from "@storybook/react-vite";
import { Checkbox } from "@trellis/ui/checkbox";
import { LinkText } from "@trellis/ui/link-text";
import { expect, fn } from "storybook/test";
import { guide } from "../docs/guide.ts";

const terms = (
  <>
    I accept the{" "}
    <LinkText variant="inline" href="#terms">
      terms
    </LinkText>{" "}
    and the{" "}
    <LinkText variant="inline" href="#privacy">
      privacy policy
    </LinkText>
  </>
);

const meta = {
  id: "ui-checkbox",
  title: "Components/Forms/Checkbox",
  component: Checkbox,
  parameters: {
    docs: {
      description: {
        component: guide({
          what: "A yes-or-no choice that is submitted with a form.",
          do: [
            "Word the label so that checked means yes.",
            'Spread your form library\'s props on it: `{...register("terms")}`.',
          ],
          dont: [
            "Don't use it for settings that take effect immediately. Use a switch.",
            "Don't use two for one question. Use a radio group.",
          ],
          keys: [
            ["Tab", "Moves focus to the checkbox or past it"],
            ["Space", "Checks or unchecks it"],
          ],
        }),
      },
    },
  },
  args: { label: "Keep me posted", onChange: fn() },
  argTypes: { label: { control: false }, ref: { control: false } },
} satisfies Meta<typeof Checkbox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Unchecked: Story = {};
export const Checked: Story = { args: { defaultChecked: true } };
export const Indeterminate: Story = { args: { label: "All platforms", indeterminate: true } };
export const Invalid: Story = { args: { label: terms, error: "Accept the terms to create your account" } };
export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };

export const TogglesBySpaceAndLabel: Story = {
  args: { label: terms },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole("checkbox", { name: /terms/ });
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(box).toBeChecked();
    await userEvent.click(canvas.getByText(/I accept the/));
    await expect(box).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};
