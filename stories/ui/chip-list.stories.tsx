import type { Meta, StoryObj } from "@storybook/react-vite";
import { ChipList } from "@trellis/ui/chip-list";
import { guide } from "../docs/guide.ts";

const meta = {
  id: "ui-chip-list",
  title: "Components/Forms/ChipList",
  component: ChipList,
  parameters: {
    docs: {
      description: {
        component: guide({
          what: "A row of short answers, tags or hashtags.",
          do: ["Set `label` when no heading names the list."],
          dont: ["Don't use it for actions or filters: these chips are not interactive."],
        }),
      },
    },
  },
  args: { label: "Hashtags", items: ["#plantbased", "#weeknightdinner", "#onepanmeals", "#easyvegan"] },
} satisfies Meta<typeof ChipList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Hashtags: Story = {};
export const OneLongWord: Story = {
  args: { items: ["#uneEtiquetteVraimentTresTresLonguePourUnPetitEcran", "#court"] },
  decorators: [(Story) => <div style={{ width: 240 }}>{Story()}</div>],
};
