import { languages } from "@trellis/contract/fields";
import { expect, it } from "vitest";
import { everything, unclean, withEmptySlots, writeTopics } from "../engine/content-requests.ts";

it.each(everything)(
  "the built-in engine's content contains no artifacts for any topic, platform and tone: $tool in $language",
  ({ language, tool }) => {
    expect(unclean(writeTopics(tool, language, 1))).toEqual([]);
  },
);

it.each(languages)("every caption in %s is shorter than 125 characters", (language) => {
  const captions = writeTopics("caption", language, 1).map(({ content }) => content);
  expect(captions.filter(({ length }) => length >= 125)).toEqual([]);
});

it.each(languages)("every niche fills every slot in every structure in %s", (language) => {
  expect(withEmptySlots(language, () => [0, 1, 2, 3, 4, 5, 6, 7, 8, 9])).toEqual([]);
});
