import type { Meta, StoryObj } from "@storybook/react-vite";
import { VisuallyHidden } from "@trellis/ui/visually-hidden";
import { expect } from "storybook/test";
import { guide } from "../docs/guide.ts";

const meta = {
  id: "ui-visually-hidden",
  title: "Components/Layout/VisuallyHidden",
  component: VisuallyHidden,
  parameters: {
    docs: {
      description: {
        component: guide({
          what: "Text for screen readers only.",
          do: ["Use it to convey meaning that is otherwise only visual."],
          dont: ["Don't hide text that helps everyone.", "Don't put focusable elements in it."],
        }),
      },
    },
  },
  args: { children: "4 of 7 tasks done" },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;

export const BesideAFigure: StoryObj<typeof meta> = {
  render: (args) => (
    <p>
      <span aria-hidden="true">4/7</span> <VisuallyHidden {...args} />
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("4 of 7 tasks done")).toBeInTheDocument();
  },
};
