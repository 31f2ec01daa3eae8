import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { expect, screen, within } from "../../.storybook/in-language.ts";
import type { StoryOfEach } from "../../.storybook/states.ts";
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
  parameters: {
    design: "onboarding-skills",
    layout: "fullscreen",
    docs: { story: { inline: false, height: "720px" } },
    states: (): object => [meta, states],
  },
} satisfies Meta<typeof OnboardingSection>;
export default meta;

type Story = StoryObj<typeof meta>;

export const FirstQuestion: Story = {
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole("heading", { name: "What are you good at?" })).toBeInTheDocument();
    await expect(screen.getByRole("textbox")).toHaveFocus();
    await expect(screen.getByText(/'no skills'/)).toBeInTheDocument();
    await expect(screen.getByText("Five questions, about a minute")).toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "editing", pressed: false }));
    await expect(args.onType).toHaveBeenLastCalledWith("editing");
    await userEvent.click(screen.getByRole("button", { name: "I’m just starting", pressed: false }));
    await expect(args.onType).toHaveBeenLastCalledWith("no skills");
    await expect(screen.queryByRole("button", { name: "Back" })).toBeNull();
    await userEvent.keyboard("{Escape}{Escape}");
    await expect(screen.getByRole("dialog")).toBeInTheDocument();
    await userEvent.type(screen.getByRole("textbox"), "{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
export const OnAPhone: Story = { tags: ["!test"], globals: { viewport: { value: "phone" } } };
export const TwiceTheTextSize: Story = {
  name: "Shows the whole label of the sign-out button at twice the text size",
  globals: { viewport: { value: "phone" }, textSize: "double", locale: "fr" },
  play: async () => {
    const button = await screen.findByRole("button", { name: "Se déconnecter" });
    const { top, height } = button.getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    // Two lines, one for each word.
    await expect(height).toBeLessThan(100);
  },
};
export const SeveralAnswers: Story = {
  args: { view: { ...skills, text: "editing, a, b", chips: ["editing", "a", "b"] } },
  play: async () => {
    await expect(screen.getByRole("button", { name: "editing", pressed: true })).toBeInTheDocument();
    await expect(screen.getAllByRole("listitem")).toHaveLength(3);
  },
};
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
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole("button", { name: "Finish" })).toBeEnabled();
    const tiles = within(screen.getByRole("group", { name: "Platforms" })).getAllByRole("button");
    await expect(tiles.map(({ ariaPressed }) => ariaPressed)).toEqual(["true", "false", "false", "false"]);
    await userEvent.click(screen.getByRole("button", { name: "TikTok" }));
    await expect(args.onType).toHaveBeenLastCalledWith("YouTube, TikTok");
  },
};
export const Saving: Story = {
  args: { view: { ...platforms, is: "saving" } },
  play: async ({ args, userEvent }) => {
    await userEvent.type(screen.getByRole("textbox"), "{Enter}");
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const InFrench: Story = { tags: ["!test"], args: { view: skills }, globals: { locale: "fr" } };
export const PlatformsOnAPhone: Story = {
  tags: ["!test"],
  args: { view: platforms },
  globals: { viewport: { value: "phone" } },
};

/** A story for each member of the view. */
const states = {
  view: { editing: FirstQuestion, refused: TooShort, saving: Saving } satisfies StoryOfEach<OnboardingSectionView>,
};
