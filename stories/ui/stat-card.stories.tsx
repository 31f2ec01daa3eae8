import type { Meta, StoryObj } from "@storybook/react-vite";
import { Sparkline } from "@trellis/ui/sparkline";
import { StatCard, StatGrid } from "@trellis/ui/stat-card";
import { Eye } from "lucide-react";
import { expect } from "storybook/test";
import { guide } from "../docs/guide.ts";
import { sampleDays } from "./analytics-sample.ts";

const line = <Sparkline values={sampleDays.map(({ views }) => views)} />;

const meta = {
  id: "ui-stat-card",
  title: "Components/Data display/StatCard",
  component: StatCard,
  parameters: {
    docs: {
      description: {
        component: guide({
          what: "A key figure and its trend. `StatGrid` arranges four in a row, or two by two on smaller screens.",
          do: ["Pass formatted numbers: grouped, rounded and signed.", "State the period in `change`."],
          dont: [
            "Don't convey the direction by color alone. Include the sign.",
            "Don't use it for text. Use a fact strip.",
          ],
        }),
      },
    },
  },
  args: { label: "Views", value: "43,038", chart: line },
  argTypes: {
    label: { control: "text" },
    value: { control: "text" },
    icon: { control: false },
    chart: { control: false },
  },
  decorators: [(Story) => <div style={{ maxWidth: 265 }}>{Story()}</div>],
} satisfies Meta<typeof StatCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithSparkline: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("term")).toHaveTextContent("Views");
    await expect(canvas.getByRole("definition")).toHaveTextContent("43,038");
  },
};
export const NumberOnly: Story = { args: { chart: undefined } };
export const GoingUp: Story = {
  args: { icon: <Eye size={18} strokeWidth={1.75} aria-hidden />, change: "+12% in 30 days", trend: "up" },
};
export const GoingDown: Story = {
  args: { label: "Net subscribers", value: "−86", change: "−4% in 30 days", trend: "down" },
};
export const Unchanged: Story = { args: { change: "Same as last month", chart: undefined } };
export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText("43,038")).toBeNull();
    await expect(canvas.getByText("Views").closest("[aria-busy=true]")).not.toBeNull();
  },
};
export const LongWords: Story = {
  args: {
    label: "Veröffentlichungshäufigkeitsdurchschnitt",
    value: "1,234,567,890,123",
    change: "+".concat("9".repeat(40)),
    trend: "up",
  },
};
export const RightToLeft: Story = {
  args: { label: "المشاهدات", change: "\u200E+12%", trend: "up" },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
};

export const Grid: Story = {
  decorators: [(Story) => <div style={{ width: 1060, maxWidth: "min(100vw - 32px, 400%)" }}>{Story()}</div>],
  render: (args) => (
    <StatGrid label="Totals">
      <StatCard {...args} />
      <StatCard {...args} label="Minutes watched" value="112,760" />
      <StatCard {...args} label="Avg. view duration" value="2:34" />
      <StatCard {...args} label="Net subscribers" value="+866" />
    </StatGrid>
  ),
};
export const GridOnAPhone: Story = { tags: ["!test"], ...Grid, globals: { viewport: { value: "phone" } } };
