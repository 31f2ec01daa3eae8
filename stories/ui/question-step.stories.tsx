import type { Meta, StoryObj } from "@storybook/react-vite";
import { PlatformTile } from "@trellis/ui/brand-icon";
import { Button } from "@trellis/ui/button";
import { QuestionStep, type QuestionStepProps } from "@trellis/ui/question-step";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { guide } from "../docs/guide.ts";

function Controlled(props: QuestionStepProps) {
  const [value, setValue] = useState(props.value);
  const chips = value
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);
  return <QuestionStep {...props} {...{ value, chips }} onValueChange={setValue} />;
}
// Source blocks show this name.
Controlled.displayName = "QuestionStep";

const meta = {
  id: "ui-question-step",
  title: "Components/Product/QuestionStep",
  component: QuestionStep,
  parameters: {
    docs: {
      description: {
        component: guide({
          what: "A step of a wizard: one question with one large field.",
          do: ["Show the parsed answers as chips.", "Suggest answers that can be added with a tap."],
          dont: ["Don't ask two questions at once."],
          keys: [
            ["Tab", "Moves through the suggestions, the field, Back and Next"],
            ["Enter, Space", "Adds or removes the focused suggestion"],
            ["Enter", "Submits the answer when the field has focus"],
          ],
        }),
      },
    },
  },
  args: {
    question: "What are you good at?",
    answerLabel: "Your answer",
    value: "",
    onValueChange: fn(),
    chipsLabel: "Understood as",
    hint: "Separate your skills with commas. If you have none yet, type “no skills”.",
    placeholder: "Cooking, filming, editing",
    onSubmit: fn(),
    next: <Button type="submit">Next</Button>,
  },
  argTypes: {
    hint: { control: "text" },
    error: { control: "text" },
    back: { control: false },
    next: { control: false },
  },
  decorators: [(Story) => <div style={{ maxWidth: 640 }}>{Story()}</div>],
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof QuestionStep>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const WithSuggestions: Story = {
  args: {
    value: "Filming",
    suggestionsLabel: "Suggestions",
    suggestions: [
      { value: "Filming", label: "Filming", isPressed: true },
      { value: "Editing", label: "Editing", isPressed: false },
    ],
    onSuggestion: fn(),
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("button", { name: "Filming", pressed: true })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Editing", pressed: false }));
    await expect(args.onSuggestion).toHaveBeenCalledWith("Editing");
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const WithTiles: Story = {
  args: {
    question: "Where do you post?",
    value: "TikTok",
    suggestionsLabel: "Platforms",
    suggestionsAs: "tiles",
    suggestions: (["youtube", "instagram", "tiktok", "facebook"] as const).map((brand) => ({
      value: brand,
      label: brand,
      isPressed: brand === "tiktok",
      icon: <PlatformTile brand={brand} />,
    })),
  },
};
export const WithError: Story = { args: { error: "This field is required" } };
export const Finishing: Story = {
  args: {
    value: "YouTube, TikTok",
    back: <Button variant="secondary">Back</Button>,
    next: (
      <Button type="submit" loading>
        Finish
      </Button>
    ),
  },
};
export const LongAnswers: Story = {
  args: {
    question: "Welche Fähigkeiten und Veröffentlichungserfahrungen bringst du mit?",
    value: "Lebensmittelfotografie, Veröffentlichungsplanung, Drehbuchschreiben, ".repeat(6),
  },
};

/** Commas separate answers, Enter submits, and Shift+Enter inserts a line break. */
export const ByKeyboard: Story = {
  tags: ["behavior"],
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole("textbox", { name: "Your answer" });
    await expect(field).toHaveFocus();
    await userEvent.type(field, "cooking, filming,{Shift>}{Enter}{/Shift}");
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getAllByRole("listitem")).toHaveLength(2);
    await userEvent.type(field, "{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
