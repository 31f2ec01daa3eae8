import type { Meta, StoryObj } from "@storybook/react-vite";
import { waitFor } from "storybook/test";
import { expect, screen } from "../../.storybook/in-language.ts";
import { answerQuestions } from "../../.storybook/answer-questions.ts";
import { App } from "../../apps/web/src/app/app.tsx";

/** The whole app with the real API code: a new user completes onboarding and checks off the first task. */
const meta = {
  title: "Flows/Onboard",
  component: App,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", world: { persona: "newcomer", path: "/" } },
} satisfies Meta<typeof App>;
export default meta;

type Story = StoryObj<typeof meta>;
type User = Parameters<NonNullable<Story["play"]>>[0]["userEvent"];

const answers: readonly (readonly [question: string, answer: string])[] = [
  ["What are you good at?", "no skills"],
  ["What is your niche?", "home workouts, healthy habits"],
  ["What’s your goal?", "1000 followers"],
  ["Who is your content for?", "busy parents"],
  ["Where do you post?", "YouTube, Instagram"],
];

const answerAll = (userEvent: User): Promise<void> => answerQuestions(userEvent, answers);

export const CompletesOnboardingByKeyboard: Story = {
  play: async ({ userEvent }) => {
    await answerAll(userEvent);
    await waitFor(() => expect(location.pathname).toBe("/roadmap"));
    await screen.findByRole("dialog", { name: /^Here are your first three weeks, / });
    await userEvent.keyboard("{Escape}");
    const [first] = await screen.findAllByRole("checkbox");
    if (!first) throw new Error("Expected at least one task.");
    await userEvent.click(first);
    await expect(first).toBeChecked();
    await screen.findByText(/Task status updated/);
  },
};

export const RetriesAFailedSave: Story = {
  parameters: { world: { faults: { saveOnboarding: { status: 500, times: 1 } } } },
  play: async ({ userEvent }) => {
    await answerAll(userEvent);
    await screen.findByRole("alert");
    await expect(screen.getByRole("textbox")).toHaveValue("YouTube, Instagram");
    await userEvent.click(screen.getByRole("button", { name: "Finish" }));
    await waitFor(() => expect(location.pathname).toBe("/roadmap"));
  },
};
