import type { Meta, StoryObj } from "@storybook/react-vite";
import { NumberField } from "@trellis/ui/number-field";
import { expect, fn } from "storybook/test";
import { guide } from "../docs/guide.ts";

const meta = {
  id: "ui-number-field",
  title: "Components/Forms/NumberField (stepper, spin button)",
  tags: ["new"],
  component: NumberField,
  parameters: {
    docs: {
      description: {
        component: guide({
          what: "A field for an exact number, with buttons that increase and decrease it.",
          do: [
            "Set `min` and `max` if there are limits.",
            "Use it for amounts that users count, such as posts per week.",
          ],
          dont: [
            "Don't use it for codes, phone numbers or years. Use a text field.",
            "Don't use it for approximate numbers. Use a slider.",
          ],
          keys: [
            ["Tab", "Moves focus to the field or past it; the buttons aren't tab stops"],
            ["ArrowUp, ArrowDown", "Increases or decreases the number"],
          ],
        }),
      },
    },
  },
  args: {
    label: "Posts per week",
    defaultValue: 3,
    min: 1,
    max: 14,
    decreaseLabel: "Fewer",
    increaseLabel: "More",
    onValueChange: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: 420 }}>{Story()}</div>],
} satisfies Meta<typeof NumberField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "More" }));
    await expect(canvas.getByRole("spinbutton", { name: "Posts per week" })).toHaveValue(4);
    await expect(args.onValueChange).toHaveBeenCalledWith(4);
  },
};
export const Invalid: Story = { args: { defaultValue: 20, error: "Choose 14 posts or fewer" } };
export const Disabled: Story = { args: { disabled: true } };
