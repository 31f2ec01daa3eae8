import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "@trellis/ui/button";
import { PlainFrame } from "@trellis/ui/plain-frame";
import { homeLink } from "./frame-samples.tsx";

const meta = {
  component: PlainFrame,
  parameters: { layout: "fullscreen" },
  args: {
    labels: { skip: "Skip to content" },
    logo: homeLink,
    end: (
      <Button variant="quiet" size="sm">
        Log out
      </Button>
    ),
    children: <h1>Pick your plan</h1>,
  },
} satisfies Meta<typeof PlainFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Phone: Story = { globals: { viewport: { value: "phone" } } };
