import type { ContentTool } from "@trellis/contract/content";
import type { Language } from "@trellis/contract/fields";
import { builtInAssistant } from "../src/assistant.ts";
import type { ContentRequest } from "../src/content/brief.ts";
import { writeContent } from "../src/content.ts";
import { writePlan } from "../src/planner.ts";
import { accountOf, type Answers } from "./accounts.ts";
import type { Question } from "./questions.ts";

/** An account's request for content. */
interface ContentOrder {
  readonly tool: ContentTool;
  readonly topic: string;
  readonly answers: Answers;
  readonly language: Language;
}

/** The author that is evaluated: the built-in engine or a model. */
export interface Engine {
  readonly name: string;
  /** Returns the number of failed requests; a failed request returns an empty string. */
  readonly failures?: () => number;
  /** Returns the assistant's answer. */
  answer(question: Question): Promise<string>;
  /** Returns content and the titles of its ideas. `variant` counts identical requests from 0. */
  write(order: ContentOrder, variant: number): Promise<{ text: string; ideas: readonly string[] }>;
  /** Returns titles and descriptions of a plan's tasks. */
  plan(answers: Answers, language: Language): Promise<readonly string[]>;
}

/** Returns the chat of a question as the app sends it. */
export const chatOf = ({ before, question }: Question) => ({
  model: "evaluation",
  messages: [...before, { role: "user" as const, content: question }],
});

/** Converts an evaluation request into the engine's content request. */
export const requestOf = ({ tool, topic }: ContentOrder) => ({
  tool,
  topic,
  platform: "Instagram",
  tone: "Casual",
  audience: "",
});

/** The part of a plan that is evaluated. */
interface PlanTasks {
  readonly weeklyPlans: readonly { readonly tasks: readonly { task: string; description: string }[] }[];
}

/** Returns titles and descriptions of a plan's tasks. */
export const textsOf = ({ weeklyPlans }: PlanTasks): string[] =>
  weeklyPlans.flatMap(({ tasks }) => tasks.flatMap(({ task, description }) => [task, description]));

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
  plan: (answers, language) => Promise.resolve(textsOf(writePlan(answers, language))),
};
