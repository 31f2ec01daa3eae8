import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "@trellis/ui/button";
import { Logo } from "@trellis/ui/logo";
import { QuestionStep } from "@trellis/ui/question-step";
import { WizardFrame } from "@trellis/ui/wizard-frame";
import { expect, fn, waitFor } from "storybook/test";
import { guide } from "../docs/guide.ts";

const question = (
  <QuestionStep
    question="What do you make things about?"
    answerLabel="Your answer"
    value="Plant-based dinners, one-pan meals, meal prep"
    onValueChange={fn()}
    chips={["Plant-based dinners", "One-pan meals", "Meal prep"]}
    chipsLabel="Understood as"
    hint="Separate your topics with commas."
    onSubmit={fn()}
    back={<Button variant="secondary">Back</Button>}
    next={<Button type="submit">Next</Button>}
  />
);

const meta = {
  id: "ui-wizard-frame",
  title: "Components/Layout/WizardFrame",
  component: WizardFrame,
  parameters: {
    layout: "fullscreen",
    docs: {
      description: {
        component: guide({
          what: "A full-screen modal that can only be completed, not closed. A vine grows with every answer.",
          do: ['State the step as text: "Question 2 of 5".', "Provide a way out in `end`."],
          dont: ["Don't use it for more than seven steps."],
          keys: [
            ["Tab", "Moves focus within the wizard"],
            ["Esc", "Does nothing: the wizard can't be closed"],
          ],
        }),
      },
      story: { inline: false, height: "640px" },
    },
  },
  args: {
    label: "Onboarding",
    step: 2,
    total: 5,
    stepText: "Question 2 of 5",
    logo: <Logo name="Trellis" background="frame" />,
    end: (
      <Button variant="quiet" size="sm">
        Log out
      </Button>
    ),
    disclaimer: "Your answers shape your roadmap. You can change them later in your preferences.",
    children: question,
  },
} satisfies Meta<typeof WizardFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The field has focus, and Escape does nothing. */
export const SecondStep: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("textbox")).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(canvas.getByRole("dialog", { name: "Onboarding" })).toBeVisible());
    await expect(canvas.getByRole("progressbar")).toHaveAttribute("aria-valuetext", "Question 2 of 5");
  },
};
export const FirstStep: Story = { args: { step: 1, stepText: "Question 1 of 5" } };
export const LastStep: Story = { args: { step: 5, stepText: "Question 5 of 5" } };
export const Tablet: Story = { tags: ["!test"], globals: { viewport: { value: "tablet" } } };
export const Phone: Story = { tags: ["!test"], globals: { viewport: { value: "phone" } } };

/** The step is clamped to the number of steps. */
export const OutOfRange: Story = {
  args: { step: 9, total: 5 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "5");
  },
};
