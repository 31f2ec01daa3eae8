import type { Meta, StoryObj } from "@storybook/react-vite";
import { GeneratingRoadmap } from "@trellis/ui/generating-roadmap";
import { expect } from "storybook/test";

const meta = {
  component: GeneratingRoadmap,
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
export const Phone: Story = { globals: { viewport: { value: "phone" } } };
