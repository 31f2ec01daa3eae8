import { readFileSync } from "node:fs";
import { type Language, languages } from "@trellis/contract/fields";
import * as v from "valibot";
import { accountNames } from "./accounts.ts";

const stems = v.array(v.string());

/** A question and the properties of a correct answer. Stems are folded; see `finderIn` for how they match. */
const question = v.strictObject({
  question: v.string(),
  /** Earlier messages of the chat, oldest first. */
  before: v.optional(v.array(v.object({ role: v.picklist(["user", "assistant"]), content: v.string() })), []),
  account: v.optional(v.picklist(accountNames), "cook"),
  /** The answer contains at least one stem of each group. */
  must: v.optional(v.array(stems), []),
  mustNot: v.optional(stems, []),
  /** A long answer contains one of these stems; a short answer may omit them. */
  about: v.optional(stems, []),
  /** The answer is a list of exactly this many items. */
  count: v.optional(v.number()),
  /** The answer is shorter than the previous one. */
  shorter: v.optional(v.boolean(), false),
  /** The answer says that the product or the assistant can't do or know this. */
  unanswerable: v.optional(v.boolean(), false),
});
export type Question = v.InferOutput<typeof question> & { readonly language: Language };

const read = (language: Language): Question[] => {
  const file = new URL(`questions/${language}.json`, import.meta.url);
  return v.parse(v.array(question), JSON.parse(readFileSync(file, "utf8"))).map((each) => ({ ...each, language }));
};

/** Creators' questions, written without looking at the knowledge base, with what an answer must and must not contain. */
export const questions: readonly Question[] = languages.flatMap(read);
