import type { Meta, StoryObj } from "@storybook/react-vite";
import { GeneratingRoadmap } from "@trellis/ui/generating-roadmap";
import { expect } from "storybook/test";
import { guide } from "../docs/guide.ts";

const meta = {
  id: "ui-generating-roadmap",
  title: "Components/Feedback/GeneratingRoadmap",
  component: GeneratingRoadmap,
  parameters: {
    docs: {
      description: {
        component: guide({
          what: "An animated vine that shows that a roadmap is being generated, with a message for screen readers.",
          do: ["State how long it takes."],
          dont: ["Don't use it for waits under a second."],
        }),
      },
    },
  },
  args: { title: "Planning your three weeks", text: "This takes a few seconds." },
  decorators: [(Story) => <div style={{ maxWidth: 372 }}>{Story()}</div>],
} satisfies Meta<typeof GeneratingRoadmap>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Planning your three weeks");
  },
};
export const Phone: Story = { tags: ["!test"], globals: { viewport: { value: "phone" } } };
