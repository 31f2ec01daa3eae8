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
  component: Checkbox,
  parameters: {
    docs: {
      description: {
        component: guide({
          what: "Yes or no, decided now and sent with the form.",
          do: ["Write the label so that ticked means yes.", 'Spread `register("terms")` of a form library on it.'],
          dont: [
            "Don't use it for something that takes effect at once: that is a switch.",
            "Don't use two for one question: use radios.",
          ],
          keys: [
            ["Tab", "moves to it and on"],
            ["Space", "ticks and unticks"],
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
export const Invalid: Story = { args: { label: terms, error: "Accept the terms to create your account" } };
export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };

export const BySpaceAndByLabel: Story = {
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
