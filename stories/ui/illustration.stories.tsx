import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  BrokenLattice,
  ChartVine,
  ClimbingVine,
  GardenEdge,
  OpenBloom,
  Pot,
  SunPaper,
  TimelineVine,
} from "@trellis/ui/illustration";
import { guide } from "../docs/guide.ts";

const meta = {
  id: "ui-illustration",
  title: "Components/Data display/Illustration",
  component: Pot,
  parameters: {
    docs: {
      description: {
        component: guide({
          what: "Drawings of plants in the theme's colors. They are decorative, so screen readers ignore them.",
          do: ["Use one per view.", "Convey the same meaning in text."],
          dont: ["Don't use the wilted pot for an empty view: it stands for a failure."],
        }),
      },
    },
  },
} satisfies Meta<typeof Pot>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Sprouting: Story = {};
export const Wilted: Story = { args: { mood: "wilted" } };
export const SunAndPaper: Story = { render: () => <SunPaper /> };
export const ChartAsVine: Story = { render: () => <ChartVine /> };
export const NotFound: Story = { render: () => <BrokenLattice /> };
export const Done: Story = { render: () => <OpenBloom /> };
export const Generating: Story = { render: () => <ClimbingVine /> };

export const Timeline: Story = {
  render: () => (
    <>
      <TimelineVine />
      <TimelineVine vertical />
    </>
  ),
};
export const FootOfAPage: Story = { render: () => <GardenEdge /> };

/** The illustrations for pages and cards, side by side. */
export const Garden: Story = {
  render: () => (
    <div style={{ display: "flex", flexWrap: "wrap", gap: 32, alignItems: "end" }}>
      <Pot />
      <Pot mood="wilted" />
      <SunPaper />
      <ChartVine />
      <BrokenLattice />
      <OpenBloom />
      <ClimbingVine />
    </div>
  ),
};
