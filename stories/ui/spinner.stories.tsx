import type { Meta, StoryObj } from "@storybook/react-vite";
import { Spinner } from "@trellis/ui/spinner";
import { expect } from "storybook/test";
import { guide } from "../docs/guide.ts";

const meta = {
  id: "ui-spinner",
  title: "Components/Feedback/Spinner (loader)",
  component: Spinner,
  parameters: {
    docs: {
      description: {
        component: guide({
          what: "A spinning ring that indicates loading.",
          do: ["Set `label` if no other text announces the loading state."],
          dont: ["Don't use it if the shape of the content is known. Use `Skeleton`."],
        }),
      },
    },
  },
} satisfies Meta<typeof Spinner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Decoration: Story = {};
export const Announced: Story = {
  args: { size: 32, label: "Loading" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading");
  },
};
