import type { StoryContext } from "@storybook/react-vite";
import { waitFor } from "storybook/test";
import { expect, inLanguage, screen } from "./in-language.ts";

/** Answers the questions of the onboarding wizard with the keyboard, in order. */
export async function answerQuestions(
  userEvent: StoryContext["userEvent"],
  answers: readonly (readonly [question: string, answer: string])[],
): Promise<void> {
  for (const [question, answer] of answers) {
    await screen.findByRole("heading", { name: question });
    const isField = (description: string) => new RegExp(inLanguage(question, false)).test(description);
    await waitFor(() => expect(screen.getByRole("textbox", { description: isField })).toHaveFocus());
    await userEvent.paste(answer);
    await userEvent.keyboard("{Enter}");
  }
}
