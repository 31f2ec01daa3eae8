import type { Language } from "@trellis/contract/fields";
import type { Answers } from "@trellis/server-core/domain/account";
import type { WrittenPlan } from "@trellis/server-core/domain/roadmap";
import { answersData, asData, dataRule, languageNames } from "./data.ts";

/** Change the version with every change of the text. */
export const planPrompt = "plan-2";

const rules = `You write growth plans for one creator on social media. Be concrete: a creator must be able to start each task right away.

Rules:
- Write exactly three weeks. Each week has a focus of at most 12 words and five to seven tasks on different days, Monday first.
- Each task is one action of at most 12 words about the creator's own subject. Its description has one or two sentences: how to do it and what the result looks like.
- Week 1 builds the basis, week 2 builds a routine, week 3 uses what worked. Every task follows from the creator's goals, audience, skills and platforms.
- The answers may state "audienceSize", the number of followers, and "weeklyHours", the hours a week for all tasks together. Fit the number and size of the tasks to the hours. Accounts under 1000 need tasks to be found; accounts over 10000 need tasks with partners.
- Don't repeat a task. Don't use placeholders, brackets, Markdown or emojis.
- Promise no numbers and no virality. Don't mention tools or features of an app.
- The content strategy has three to five themes, one posting time per post of a week (three to six, 24-hour format) on the creator's platforms, and four to six hashtags that people really use.`;

/** The request for a plan. */
export const planMessages = (answers: Answers, language: Language) => ({
  system: `${rules}\n\n${dataRule}`,
  user: `${answersData(answers)}\n\nWrite the plan for this creator in ${languageNames[language]}.`,
});

const translationRules = `You translate a creator's plan. Keep its structure: the same weeks, the same number of tasks in the same order, the same themes and times. Translate naturally, as a native writer would put it; keep names and hashtags that are used in every language.`;

/** The request for a plan in another language. */
export const translationMessages = ({ weeklyPlans, contentStrategy }: WrittenPlan, language: Language) => ({
  system: `${translationRules}\n\n${dataRule}`,
  user: `${asData("plan", { weeklyPlans, contentStrategy })}\n\nTranslate every text of this plan to ${languageNames[language]}.`,
});
