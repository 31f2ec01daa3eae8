import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "@trellis/ui/layout";
import { Separator } from "@trellis/ui/separator";
import { guide } from "../docs/guide.ts";

const meta = {
  id: "ui-separator",
  title: "Components/Layout/Separator (divider)",
  tags: ["new"],
  component: Separator,
  parameters: {
    docs: {
      description: {
        component: guide({
          what: "A line between groups of content.",
          do: ["Use it where space alone doesn't show the groups.", "Set `decorative` if the groups have headings."],
          dont: ["Don't put one between all items of a list. The list draws its own lines."],
        }),
      },
    },
  },
  args: {},
} satisfies Meta<typeof Separator>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Horizontal: Story = {
  render: (args) => (
    <Stack>
      <span>The trial lasts three days.</span>
      <Separator {...args} />
      <span>Afterward, you pay monthly.</span>
    </Stack>
  ),
};
export const Vertical: Story = {
  args: { orientation: "vertical" },
  render: (args) => (
    <Stack direction="row" align="stretch">
      <span>3 drafts</span>
      <Separator {...args} />
      <span>2 scheduled</span>
    </Stack>
  ),
};
