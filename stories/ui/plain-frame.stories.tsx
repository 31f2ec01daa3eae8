import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "@trellis/ui/button";
import { PlainFrame } from "@trellis/ui/plain-frame";
import { homeLink } from "./frame-samples.tsx";
import { guide } from "../docs/guide.ts";

const meta = {
  component: PlainFrame,
  parameters: {
    layout: "fullscreen",
    docs: {
      description: {
        component: guide({
          what: "The frame without navigation: the logo, the end of the header, and the sheet.",
          do: ["Use it where leaving would lose something: paying, setting up."],
          dont: ["Don't use it for everyday pages."],
          keys: [["Tab", 'first reaches "Skip to content"']],
        }),
      },
      story: { inline: false, height: "640px" },
    },
  },
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
export const Phone: Story = { tags: ["!test"], globals: { viewport: { value: "phone" } } };
