import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "@trellis/ui/button";
import { Logo } from "@trellis/ui/logo";
import { PlanReveal, type PlanRevealProps } from "@trellis/ui/plan-reveal";
import { useState } from "react";
import { expect, fn, screen } from "storybook/test";
import { guide } from "../docs/guide.ts";

function Controlled({ onClose, ...props }: PlanRevealProps) {
  const [isOpen, setOpen] = useState(props.open);
  const close = () => {
    setOpen(false);
    onClose();
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Show again</Button>
      <PlanReveal
        {...props}
        open={isOpen}
        onClose={close}
        action={
          props.weeks.length > 0 && (
            <Button variant="ai" size="lg" data-autofocus onClick={close}>
              Start week 1
            </Button>
          )
        }
      />
    </>
  );
}
// Source blocks show this name.
Controlled.displayName = "PlanReveal";

const meta = {
  id: "ui-plan-reveal",
  title: "Components/Product/PlanReveal",
  component: PlanReveal,
  parameters: {
    layout: "fullscreen",
    docs: {
      description: {
        component: guide({
          what: "A full-screen dialog after onboarding that presents the new plan by drawing its rows on the trellis.",
          do: ["Show it once.", "Open it without weeks while the plan is being written."],
          dont: ["Don't use it for plans that the user has seen."],
          keys: [
            ["Tab", "Moves focus within the dialog"],
            ["Esc", "Closes the dialog"],
          ],
        }),
      },
      story: { inline: false, height: "640px" },
    },
  },
  args: {
    open: true,
    onClose: fn(),
    closeLabel: "Close",
    logo: <Logo name="Trellis" background="frame" />,
    eyebrow: "Your goal: 10k subscribers by summer",
    title: "Here are your first three weeks, Ana",
    weeks: [
      { label: "Week 1", focus: "Lay the foundation", total: 6 },
      { label: "Week 2", focus: "Openings that stop busy parents", total: 6 },
      { label: "Week 3", focus: "A series people wait for", total: 5 },
    ],
    nextLabel: "Next",
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof PlanReveal>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ThreeWeeks: Story = {
  play: async ({ userEvent, args }) => {
    await expect(screen.getByRole("dialog", { name: args.title })).toHaveTextContent("A series people wait for");
    await userEvent.click(screen.getByRole("button", { name: "Start week 1" }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(screen.queryByRole("dialog")).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Show again" }));
  },
};
export const Phone: Story = { tags: ["!test"], globals: { viewport: { value: "phone" } } };
export const BeingWritten: Story = {
  args: {
    weeks: [],
    eyebrow: undefined,
    title: "Planning your three weeks",
    text: "We’re turning your answers into tasks. This takes a moment.",
  },
};
