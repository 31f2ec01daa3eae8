import type { Meta, StoryObj } from "@storybook/react-vite";
import { ChipList } from "@trellis/ui/chip-list";

const meta = {
  component: ChipList,
  args: { label: "Hashtags", items: ["#plantbased", "#weeknightdinner", "#onepanmeals", "#easyvegan"] },
} satisfies Meta<typeof ChipList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Hashtags: Story = {};
export const OneLongWord: Story = {
  args: { items: ["#uneEtiquetteVraimentTresTresLonguePourUnPetitEcran", "#court"] },
  decorators: [(Story) => <div style={{ width: 240 }}>{Story()}</div>],
};
