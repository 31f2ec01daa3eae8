import { captionMaximum, type ContentTool, hashtagsPerPost } from "@trellis/contract/content";
import type { Language } from "@trellis/contract/fields";
import type { Answers } from "@trellis/server-core/domain/account";
import type { ContentRequest } from "@trellis/server-core/ports/content";
import { answersData, asData, dataRule, languageNames } from "./data.ts";

/** Change the version with every change of the text. */
export const contentPrompt = "content-5";

const tools: Readonly<Record<ContentTool, string>> = {
  caption: `one caption of at most ${captionMaximum} characters including its hashtags, ready to post`,
  script: `a script for a short video: three to six parts, each with its time range (such as “0:00–0:05”), the words to say and, in round brackets, what to show; the words fit the time at 130 words a minute`,
  hashtag: `${hashtagsPerPost.least} to ${hashtagsPerPost.most} hashtags separated by spaces, from broad to specific, and nothing else`,
  outline: `an outline: a working title, then four to seven numbered sections with the points to make in each`,
};

const rules = `You write for one creator on social media. Write about their topic, for their audience, in the style of the platform, in the given tone.

Rules:
- Use the creator's own subject: details, situations and words of the field, no phrases that fit any topic.
- The text is final: no placeholders, no square brackets, no Markdown, no remarks about the text.
- Respect sensitive topics such as death, illness, separation or debt: no jokes, no sales talk.
- Invent no facts, figures, quotes or personal stories. Promise no virality.
- The ideas are six other posts on the same subject: a title of at most 80 characters, a category of one or two words, and the engagement you expect.
- If the topic, platform, tone or audience is missing, infer it from what the creator said about themselves.`;

/** The instruction to continue an interrupted draft. */
const continuation =
  "The creator already has the beginning of the text. The content is only what follows: continue exactly where the beginning stops and repeat nothing of it; only if it stops inside a word, write that word again in full. Beginning and content together are the text:";

/** The request for content. */
export const contentMessages = (request: ContentRequest, answers: Answers | null, language: Language) => {
  const { tool, beginning, topic, platform, tone, audience } = request;
  const order = beginning === undefined ? "" : `${asData("beginning", beginning)}\n\n${continuation}\n`;
  return {
    system: `${rules}\n\n${dataRule}`,
    user: `${answersData(answers)}\n${asData("request", { topic, platform, tone, audience })}\n\n${order}Write ${tools[tool]}. Then the ideas. Write everything in ${languageNames[language]}.`,
  };
};
