import type { StoryContext } from "@storybook/react-vite";
import { expect, screen, waitFor } from "storybook/test";

/** Answers the questions of the onboarding wizard with the keyboard, in order. */
export async function answerQuestions(
  userEvent: StoryContext["userEvent"],
  answers: readonly (readonly [question: string, answer: string])[],
): Promise<void> {
  for (const [question, answer] of answers) {
    await screen.findByRole("heading", { name: question });
    const isField = (description: string) => description.includes(question);
    await waitFor(() => expect(screen.getByRole("textbox", { description: isField })).toHaveFocus());
    await userEvent.paste(answer);
    await userEvent.keyboard("{Enter}");
  }
}
