import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";
import {
  OnboardingSection,
  type OnboardingSectionView,
} from "../../apps/web/src/features/onboarding/onboarding.section.tsx";

const skills = {
  is: "editing",
  question: "skills",
  step: 1,
  total: 5,
  text: "",
  chips: [],
  minLength: 2,
  isFirst: true,
  isLast: false,
} satisfies OnboardingSectionView;
const goal = { ...skills, question: "goal", step: 3, isFirst: false } as const;
const platforms = { ...goal, question: "platforms", step: 5, isLast: true, text: "YouTube" } as const;

const meta = {
  title: "Screens/Onboarding",
  component: OnboardingSection,
  args: { view: skills, onType: fn(), onSubmit: fn(), onBack: fn(), onLogOut: fn() },
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "720px" } } },
} satisfies Meta<typeof OnboardingSection>;
export default meta;

type Story = StoryObj<typeof meta>;

export const FirstQuestion: Story = {
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole("heading", { name: "What are you good at?" })).toBeInTheDocument();
    await expect(screen.getByRole("textbox")).toHaveFocus();
    await expect(screen.getByText(/'no skills'/)).toBeInTheDocument();
    await expect(screen.queryByRole("button", { name: "Back" })).toBeNull();
    await userEvent.keyboard("{Escape}{Escape}");
    await expect(screen.getByRole("dialog")).toBeInTheDocument();
    await userEvent.type(screen.getByRole("textbox"), "{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
export const OnAPhone: Story = { tags: ["!test"], globals: { viewport: { value: "phone" } } };
export const SeveralAnswers: Story = { args: { view: { ...goal, text: "a, b ,c", chips: ["a", "b", "c"] } } };
export const NothingAnswered: Story = {
  args: { view: { ...goal, is: "refused", problem: "required" } },
  play: () => expect(screen.getByRole("textbox")).toHaveAccessibleDescription(/This field is required/),
};
export const TooShort: Story = {
  args: { view: { ...goal, is: "refused", problem: "tooShort", text: "a" } },
  play: () => expect(screen.getByRole("textbox")).toHaveAccessibleDescription(/Must be at least 2 characters/),
};
export const LastQuestion: Story = {
  args: { view: platforms },
  play: () => expect(screen.getByRole("button", { name: "Finish" })).toBeEnabled(),
};
export const Saving: Story = {
  args: { view: { ...platforms, is: "saving" } },
  play: async ({ args, userEvent }) => {
    await userEvent.type(screen.getByRole("textbox"), "{Enter}");
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const InFrench: Story = { tags: ["!test"], args: { view: goal }, globals: { locale: "fr" } };
