import { expect, it } from "vitest";
import { withSentences } from "../../.storybook/story-names.ts";

it.each([
  ["NotSixDigits", "Not Six Digits", "Not six digits"],
  ["NotSixDigits", undefined, "Not six digits"],
  ["InFrench", "In French", "In French"],
  ["OnTikTok", "On Tik Tok", "On TikTok"],
  ["Expired", "The code has expired", "The code has expired"],
  ["Welcomes", "DSH-01 DSH-12 welcomes the user by name", "DSH-01 DSH-12 Welcomes the user by name"],
  ["MenuInDialog", "Menu inside AlertDialog", "Menu inside AlertDialog"],
])(
  "the story %s (%s) has the name “%s” in the index, and its other fields don't change",
  async (exportName, name, sentence) => {
    const input = { type: "story", exportName, title: "Screens/Enter code", __id: "screens-enter-code--any" } as const;
    const indexer = { test: /\.stories\.tsx$/, createIndex: async () => [{ ...input, ...(name && { name }) }] };
    const index = await withSentences(indexer).createIndex("any.stories.tsx", { makeTitle: String });
    expect(index).toEqual([{ ...input, name: sentence }]);
  },
);
