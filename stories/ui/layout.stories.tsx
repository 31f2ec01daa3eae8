import type { Meta, StoryObj } from "@storybook/react-vite";
import { Badge } from "@trellis/ui/badge";
import { Card } from "@trellis/ui/card";
import { Grid, Stack } from "@trellis/ui/layout";
import { guide } from "../docs/guide.ts";

const meta = {
  id: "ui-layout",
  title: "Components/Layout/Stack and Grid (flex, columns)",
  tags: ["new"],
  component: Stack,
  subcomponents: { Grid },
  parameters: {
    docs: {
      description: {
        component: guide({
          what: "`Stack` places its children below each other or in a row that wraps; `Grid` places them in equal columns, as many as fit. Gaps use the `space` tokens.",
          do: [
            "Use them for the space between components, so that it is consistent on all pages.",
            'Render a list with `as="ul"`.',
          ],
          dont: ["Don't set margins on the children."],
        }),
      },
    },
  },
  args: { children: ["Draft", "Scheduled", "Published"].map((name) => <Badge key={name}>{name}</Badge>) },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Stack>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Column: Story = { args: { align: "start" } };
export const Row: Story = { args: { direction: "row", gap: 2 } };
export const Columns: Story = {
  render: ({ gap = 4 }) => (
    <Grid gap={gap} minColumn="12rem">
      {["One", "Two", "Three", "Four"].map((name) => (
        <Card key={name}>{name}</Card>
      ))}
    </Grid>
  ),
};
