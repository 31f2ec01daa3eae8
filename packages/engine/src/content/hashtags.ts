import { hashtagsPerPost } from "@trellis/contract/content";
import { hashtag } from "../hashtags.ts";
import { fold } from "../user-text.ts";
import type { Brief } from "./brief.ts";

const maxWordsPerTag = 3;
const nicheTags = 6;
/** Hashtags specific to one platform: #RunnersOfInstagram, #BookTok. */
const ofPlatform = /(?<instagram>stagram)|(?<tiktok>tok$)|(?<youtube>youtube)/iu;

/** Turns a phrase into one hashtag. A long phrase is shortened to its first words or its longest word, because people search for short hashtags. */
const tagOf = (phrase: string, stops: readonly string[]): string => {
  const words = fold(phrase).split(" ");
  if (words.length <= maxWordsPerTag) return hashtag(phrase);
  const start = words.findIndex((word) => stops.includes(word));
  const meaningful = words.filter((word) => !stops.includes(word));
  const longest = meaningful.reduce((best, word) => (word.length >= best.length ? word : best), "");
  return hashtag(start === 2 || start === 3 ? words.slice(0, start).join(" ") : longest);
};

/** Writes 5 to 15 hashtags in three lines: for the post, for its niche, and general. */
export function writePostHashtags({ topics, audience, tone, place, tags, chance, text }: Brief): string {
  const { content, plan } = text;
  const fitting = tags.filter((tag) => !ofPlatform.test(tag) || ofPlatform.exec(tag)?.groups?.[place] !== undefined);
  const lines = [
    [...topics.slice(0, 3), audience].map((phrase) => tagOf(phrase, content.tagStops)),
    chance.shuffle(fitting, "tags").slice(0, nicheTags),
    [content.tones[tone].tag, content.places[place].tag, ...chance.shuffle(plan.tags, "common tags").slice(0, 3)],
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
