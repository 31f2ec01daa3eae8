import { hashtagsPerPost } from "@trellis/contract/content";
import type { Brief } from "./content-brief.ts";
import { hashtag } from "./hashtags.ts";
import { fold } from "./own-words.ts";

const phraseOfWords = 4;

/** A short phrase as one hashtag; of a longer one its three longest words, which say most. */
const tagsOf = (phrase: string): string[] => {
  const said = fold(phrase).split(" ");
  if (said.length <= phraseOfWords) return [hashtag(phrase)];
  const longest = said.filter((word) => word.length > 4).toSorted((a, b) => b.length - a.length);
  const telling = new Set(longest.slice(0, 3));
  return [...telling].map((word) => hashtag(word));
};

/** Five to fifteen hashtags in three lines: the post's own, its field's, everybody's. */
export function writePostHashtags({ topics, audience, tone, place, niche, chance, plan, words }: Brief): string {
  const { tags } = plan.niches[niche];
  const lines = [
    [...topics.slice(0, 3).flatMap(tagsOf).slice(0, 4), ...tagsOf(audience).slice(0, 2)],
    chance.order(tags, "tags"),
    [words.tones[tone].tag, words.places[place].tag, ...chance.order(plan.common.tags, "common tags").slice(0, 3)],
  ];
  const seen = new Set<string>();
  const isNew = (tag: string): boolean => {
    const key = fold(tag);
    if (tag.length < 2 || seen.has(key) || seen.size >= hashtagsPerPost.most) return false;
    seen.add(key);
    return true;
  };
  return lines
    .map((line) => line.filter(isNew).join(" "))
    .filter(Boolean)
    .join("\n");
}
