import type { Meta, StoryObj } from "@storybook/react-vite";
import { FreeTrialBand } from "@trellis/ui/free-trial-band";
import { PlanCard, PlanGrid, PlanGridSkeleton } from "@trellis/ui/plan-card";
import { fn } from "storybook/test";
import { guide } from "../docs/guide.ts";

const basic = { features: ["Basic access", "Limited reports", "Email support"], onChoose: fn() };
const all = { features: ["All access", "Unlimited reports", "Priority support"], onChoose: fn() };

const monthly = <PlanCard key="m" name="Monthly" price="$19" suffix="/month" actionLabel="Choose Monthly" {...basic} />;
const three = [
  <PlanCard key="w" name="Weekly" price="$7" suffix="/week" actionLabel="Choose Weekly" {...all} />,
  monthly,
  <PlanCard
    key="y"
    name="Yearly"
    price="$149"
    suffix="/year"
    featured="Best value"
    actionLabel="Choose Yearly"
    {...all}
  />,
];

const meta = {
  id: "ui-plan-grid",
  title: "Components/Product/PlanGrid",
  component: PlanGrid,
  parameters: {
    docs: {
      subpath: "plan-card",
      description: {
        component: guide({
          what: "Arranges plans side by side, or stacked on small screens. `PlanGridSkeleton` is its loading state.",
          do: ["Show two to four plans.", "Keep the order stable between visits."],
          dont: ["Don't show an unavailable plan without saying why."],
        }),
      },
    },
  },
  args: { label: "Plans", children: three },
  argTypes: { children: { control: false } },
  decorators: [(Story) => <div style={{ display: "grid", gap: 20, maxWidth: 1160 }}>{Story()}</div>],
} satisfies Meta<typeof PlanGrid>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ThreePlans: Story = {};
export const OnePlan: Story = { args: { children: monthly } };
export const Loading: Story = { render: () => <PlanGridSkeleton label="Loading plans" /> };
export const Phone: Story = { tags: ["!test"], globals: { viewport: { value: "phone" } } };

export const BelowTheTrialBand: Story = {
  render: (args) => (
    <>
      <FreeTrialBand title="First 3 days free" text="Pay nothing today. Cancel any time before the trial ends." />
      <PlanGrid {...args} />
    </>
  ),
};
