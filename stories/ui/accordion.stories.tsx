import type { Meta, StoryObj } from "@storybook/react-vite";
import { Accordion } from "@trellis/ui/accordion";
import { expect, fn } from "storybook/test";
import { guide } from "../docs/guide.ts";

const meta = {
  id: "ui-accordion",
  title: "Components/Layout/Accordion (collapse, disclosure)",
  tags: ["new"],
  component: Accordion,
  parameters: {
    docs: {
      description: {
        component: guide({
          what: "Sections that open and close, such as frequently asked questions. Built on `<details>`: it works without JavaScript, and some browsers also find text in closed sections.",
          do: ["Write titles that say what is inside.", "Choose `titleLevel` so that no heading level is skipped."],
          dont: ["Don't hide what most users need.", "Don't use it to switch between views. Use tabs."],
          keys: [
            ["Tab", "Moves focus to the next title"],
            ["Enter, Space", "Opens or closes the section"],
          ],
        }),
      },
    },
  },
  args: {
    items: [
      { key: "trial", title: "How does the free trial work?", children: "You pay nothing for three days." },
      { key: "cancel", title: "Can I cancel?", children: "Yes, at any time in the settings." },
      { key: "data", title: "What happens to my data?", children: "You can delete it with your account." },
    ],
    titleLevel: 2,
    onOpenChange: fn(),
  },
  argTypes: { items: { control: false } },
} satisfies Meta<typeof Accordion>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const OneOpen: Story = { args: { defaultOpen: ["cancel"] } };
/** Opening a section closes the others. */
export const Single: Story = {
  args: { single: true, defaultOpen: ["trial"] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText("Can I cancel?"));
    await expect(canvas.getByText("Yes, at any time in the settings.")).toBeVisible();
    await expect(canvas.getByText("You pay nothing for three days.")).not.toBeVisible();
    await expect(args.onOpenChange).toHaveBeenCalledWith(["cancel"]);
  },
};
