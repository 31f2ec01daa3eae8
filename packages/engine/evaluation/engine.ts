import type { ContentTool } from "@trellis/contract/content";
import type { Language } from "@trellis/contract/fields";
import { builtInAssistant } from "../src/assistant.ts";
import type { ContentRequest } from "../src/content/brief.ts";
import { writeContent } from "../src/content.ts";
import type { Answers } from "../src/creator.ts";
import { writePlan } from "../src/planner.ts";
import { accountOf } from "./accounts.ts";
import type { Question } from "./questions.ts";

/** A request for content of an account. */
interface ContentOrder {
  readonly tool: ContentTool;
  readonly topic: string;
  readonly answers: Answers;
  readonly language: Language;
}

/** The author that is evaluated: the built-in engine or a model. */
export interface Engine {
  readonly name: string;
  /** Returns the assistant's answer. */
  answer(question: Question): Promise<string>;
  /** Returns a text and the titles of its ideas. `variant` counts equal requests from 0. */
  write(order: ContentOrder, variant: number): Promise<{ text: string; ideas: readonly string[] }>;
  /** Returns titles and descriptions of a plan's tasks. */
  plan(answers: Answers, language: Language): Promise<readonly string[]>;
}

/** Returns the chat of a question as the app sends it. */
const chatOf = ({ before, question }: Question) => ({
  model: "evaluation",
  messages: [...before, { role: "user" as const, content: question }],
});

/** Returns the call of a request for content. */
const requestOf = ({ tool, topic }: ContentOrder) => ({
  tool,
  topic,
  platform: "Instagram",
  tone: "Casual",
  audience: "",
});

export const builtIn: Engine = {
  name: "built-in engine",
  answer: async (asked) => {
    const { language } = asked;
    const { answers, tools } = accountOf(asked.account, language);
    return (await builtInAssistant.answer({ chat: chatOf(asked), answers, tools, language })).words;
  },
  write: (order, variant) => {
    const request: ContentRequest & { variant: number } = { ...requestOf(order), variant };
    const { content, ideas } = writeContent(request, order.answers, order.language);
    return Promise.resolve({ text: content, ideas: ideas.map(({ title }) => title) });
  },
  plan: (answers, language) =>
    Promise.resolve(
      writePlan(answers, language).weeklyPlans.flatMap(({ tasks }) =>
        tasks.flatMap(({ task, description }) => [task, description]),
      ),
    ),
};
