import type { Meta, StoryObj } from "@storybook/react-vite";
import { Textarea } from "@trellis/ui/textarea";
import { expect, spyOn } from "storybook/test";
import { guide } from "../docs/guide.ts";

const meta = {
  id: "ui-textarea",
  title: "Components/Forms/Textarea",
  component: Textarea,
  parameters: {
    docs: {
      description: {
        component: guide({
          what: "A multi-line text field. It grows with its content up to `maxHeight`, then scrolls.",
          do: ["Make it tall enough for a typical answer."],
          dont: ["Don't use it for a single line."],
          keys: [
            ["Tab", "Moves focus to the field or past it"],
            ["Enter", "Inserts a line break"],
          ],
        }),
      },
    },
  },
  args: { label: "Topics", hint: "Separate them with commas." },
  argTypes: { labelAction: { control: false }, ref: { control: false } },
  decorators: [(Story) => <div style={{ maxWidth: 520 }}>{Story()}</div>],
} satisfies Meta<typeof Textarea>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: "Cooking, travel, budgeting" } };
export const Filled: Story = { args: { defaultValue: "Plant-based dinners, one-pan meals" } };
export const Invalid: Story = { args: { error: "This field is required" } };
export const Disabled: Story = { args: { disabled: true, defaultValue: "Plant-based dinners" } };

export const GrowsToItsLimit: Story = {
  args: { maxHeight: 140 },
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole("textbox");
    const small = area.clientHeight;
    await userEvent.type(area, "one{Enter}two{Enter}three{Enter}four{Enter}five");
    await expect(area.clientHeight).toBeGreaterThan(small);
    await userEvent.type(area, "{Enter}six{Enter}seven{Enter}eight{Enter}nine");
    await expect(area.offsetHeight).toBe(140);
  },
};

/** In browsers without `field-sizing`, the field starts with the height of its initial value. */
export const WithoutFieldSizing: Story = {
  args: { defaultValue: Array.from({ length: 8 }, (_, line) => `Dinner ${line}`).join("\n") },
  beforeEach: () => {
    const supports = spyOn(CSS, "supports").mockReturnValue(false);
    return () => supports.mockRestore();
  },
  play: async ({ canvas }) => {
    const area = canvas.getByRole("textbox");
    await expect(area.style.height).toBe(`${area.scrollHeight}px`);
    await expect(area.scrollHeight).toBeGreaterThan(180);
  },
};
