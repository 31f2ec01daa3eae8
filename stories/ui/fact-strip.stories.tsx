import type { Meta, StoryObj } from "@storybook/react-vite";
import { FactStrip } from "@trellis/ui/fact-strip";
import { facts, growth } from "./roadmap-sample.tsx";

const meta = { component: FactStrip, args: { facts, growth } } satisfies Meta<typeof FactStrip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Facts: Story = {};
export const FactsOnAPhone: Story = { globals: { viewport: { value: "phone" } } };
export const LongFacts: Story = {
  args: {
    facts: [{ key: "goal", label: "Ziel", value: "Veröffentlichungsregelmäßigkeit, ".repeat(4) }, ...facts.slice(1)],
  },
};
