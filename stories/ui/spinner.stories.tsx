import type { Meta, StoryObj } from "@storybook/react-vite";
import { Spinner } from "@trellis/ui/spinner";
import { expect } from "storybook/test";
import { guide } from "../docs/guide.ts";

const meta = {
  component: Spinner,
  parameters: {
    docs: {
      description: {
        component: guide({
          what: "A turning ring: something is on its way.",
          do: ["Give it a `label` where nothing else says so."],
          dont: ["Don't use it where the shape of what comes is known: use `Skeleton`."],
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
