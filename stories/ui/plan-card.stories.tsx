import type { Meta, StoryObj } from "@storybook/react-vite";
import { PlanCard } from "@trellis/ui/plan-card";
import { expect, fn } from "storybook/test";
import { guide } from "../docs/guide.ts";

const basic = [
  { text: "Basic access", isLimited: true },
  { text: "Limited reports", isLimited: true },
  "Email support",
];
const all = ["All access", "Unlimited reports", "Priority support"];

const meta = {
  id: "ui-plan-card",
  title: "Components/Product/PlanCard",
  component: PlanCard,
  parameters: {
    docs: {
      description: {
        component: guide({
          what: "A subscription plan. The whole card is clickable.",
          do: ["List the features of all plans in the same order.", "Mark at most one plan as `featured`."],
          dont: ["Don't put links in it: the button covers the whole card."],
          keys: [
            ["Tab", "Moves focus to the button or past it"],
            ["Enter, Space", "Chooses the plan"],
          ],
        }),
      },
    },
  },
  args: {
    name: "Monthly",
    price: "$9.99",
    suffix: "/month",
    features: basic,
    trial: "First 3 days free",
    note: "Billed every month",
    actionLabel: "Choose Monthly",
    onChoose: fn(),
  },
  argTypes: { trial: { control: "text" }, note: { control: "text" } },
  decorators: [(Story) => <div style={{ maxWidth: 340 }}>{Story()}</div>],
} satisfies Meta<typeof PlanCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole("button", { name: "Choose Monthly" });
    await expect(button).toHaveAccessibleDescription("$9.99 /month Billed every month First 3 days free");
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(args.onChoose).toHaveBeenCalledOnce();
  },
};

/** The button covers the whole card. */
export const WholeCardIsTheButton: Story = {
  play: async ({ canvas }) => {
    const { left, top } = canvas.getByRole("heading", { name: "Monthly" }).getBoundingClientRect();
    await expect(document.elementFromPoint(left + 4, top + 4)).toBe(canvas.getByRole("button"));
  },
};

export const Featured: Story = {
  args: {
    name: "Yearly",
    price: "$99",
    suffix: "/year",
    note: "$8.25 a month, billed yearly",
    saving: "Save 17%",
    features: all,
    featured: "Best value",
  },
};

export const Current: Story = {
  args: { current: "Current plan" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button")).toBeDisabled();
  },
};

export const Disabled: Story = { args: { disabled: true } };
export const WithoutTrial: Story = { args: { trial: undefined } };
export const LongWords: Story = {
  args: {
    name: "Monatsmitgliedschaft für Veröffentlichende",
    price: "$1,299.99",
    suffix: "/ pro Abrechnungsmonat",
    features: ["Uneingeschränkte Berichterstattung mit Vergleichszahlen", "Bevorzugte Unterstützung"],
    actionLabel: "Monatsmitgliedschaft auswählen und bezahlen",
    featured: "Alles inbegriffen",
  },
};
