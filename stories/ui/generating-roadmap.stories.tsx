import type { Meta, StoryObj } from "@storybook/react-vite";
import { GeneratingRoadmap } from "@trellis/ui/generating-roadmap";
import { expect } from "storybook/test";
import { guide } from "../docs/guide.ts";

const meta = {
  component: GeneratingRoadmap,
  parameters: {
    docs: {
      description: {
        component: guide({
          what: "A plan is being made: announced to screen readers, pictured by a vine that climbs.",
          do: ["Say how long it takes."],
          dont: ["Don't use it for what takes under a second."],
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
