import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "@trellis/ui/button";
import { PlainFrame } from "@trellis/ui/plain-frame";
import { homeLink } from "./frame-samples.tsx";
import { guide } from "../docs/guide.ts";

const meta = {
  id: "ui-plain-frame",
  title: "Components/Layout/PlainFrame",
  component: PlainFrame,
  parameters: {
    layout: "fullscreen",
    docs: {
      description: {
        component: guide({
          what: "A layout without navigation: a header with the logo, and the content area.",
          do: ["Use it for tasks that users shouldn't leave midway, such as payment."],
          dont: ["Don't use it for regular pages."],
          keys: [["Tab", 'Moves focus to "Skip to content" first']],
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
