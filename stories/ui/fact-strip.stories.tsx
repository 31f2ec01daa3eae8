import type { Meta, StoryObj } from "@storybook/react-vite";
import { FactStrip } from "@trellis/ui/fact-strip";
import { facts, growth } from "./roadmap-sample.tsx";
import { guide } from "../docs/guide.ts";

const meta = {
  id: "ui-fact-strip",
  title: "Components/Data display/FactStrip",
  component: FactStrip,
  parameters: {
    docs: {
      description: {
        component: guide({
          what: "Shows the key facts of a plan in a row, with the expected growth at the end.",
          do: ["Keep each value under four words; longer values wrap."],
          dont: ["Don't put actions in it."],
        }),
      },
    },
  },
  args: { facts, growth },
} satisfies Meta<typeof FactStrip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Facts: Story = {};
export const FactsOnAPhone: Story = { tags: ["!test"], globals: { viewport: { value: "phone" } } };
export const LongFacts: Story = {
  args: {
    facts: [{ key: "goal", label: "Ziel", value: "Veröffentlichungsregelmäßigkeit, ".repeat(4) }, ...facts.slice(1)],
  },
};
