import { fold, inSentence } from "../user-text.ts";
import type { Patterns } from "./chat-texts.ts";

const topicLength = 60;
/** Matches a length, which is not a topic, as in “a 30-second short” and “a ten-minute video”. */
const measure =
  /^(?:\d+|\p{L}+)[\s-](?:s(?:ec|eg)?\w*|min\w*|h\w*|days?|d[ií]as?|jours?|weeks?|semanas?|semaines?|months?|mes(?:es)?|mois)(?!\p{L})/iu;

/** Matches a length that is part of the topic, as in “a week without plastic”. */
const timeOf =
  /^(?:weeks?|days?|months?|years?|semanas?|d[ií]as?|mes(?:es)?|a[ñn]os?|semaines?|jours?|mois|ans?) (?:without|with|of|in|sin|con|de|en|sans|avec|à|au|dans) (?!conten|posts|publica|videos)\p{L}/iu;

/** Matches the first verb of a topic such as “try living without a phone”, which is about living without a phone. */
const attempt = /^(?:tr(?:y|ies|ied)|attempt|start|started|test|tested) (?:out )?(?=\p{L}+ing\b)/iu;

/** Spanish verbs whose vowel changes: “juega” comes from “jugar”. */
const changed: readonly (readonly [RegExp, string])[] = [
  [/^jueg/iu, "jug"],
  [/^cuent/iu, "cont"],
  [/^muestr/iu, "mostr"],
  [/^prueb/iu, "prob"],
];
/** Returns the infinitive of a Spanish verb in the present: “repara” and “reparo” become “reparar”. */
const infinitiveOf = (verb: string): string =>
  changed
    .reduce((word, [stem, regular]) => word.replace(stem, regular), verb)
    .replace(/^hago$/iu, "hace")
    .replace(/n$/u, "")
    .replace(/e$/u, "er")
    .replace(/[ao]$/u, "ar");

/** Returns the gerund of an English verb: "repaint", "repaints" and "repainted" become "repainting". */
const gerundOf = (verb: string): string =>
  verb.endsWith("ing")
    ? verb
    : `${verb
        .replace(/(?<=[sxh]|o)es$/u, "")
        .replace(/(?<=[^s])s$/u, "")
        .replace(/ied$|ie$/u, "y")
        .replace(/(?<=[^e])ed?$/u, "")
        .replace(/^([^aeiou]*[aeiou][bdgmnpt])$/u, (short) => `${short}${short.slice(-1)}`)}ing`;

/** Returns the subject of a request, such as "sourdough" in "10 sourdough ideas"; empty if it names none. */
export function topicOf(
  text: string,
  folded: string,
  nouns: string,
  { raw, notTopic, filler, numbers, stop, topicFirst }: Patterns,
): string {
  const plain = text.replace(raw.platformPhrase, " ").replace(/\s+/gu, " ").trim();
  // “A script of 20 seconds: how to fold a sheet” and “an intro for my pod called 'two dads'” say where the topic starts.
  const [, head = "", after = ""] = /^([^:]{3,70}):\s+(.{6,})$/u.exec(plain) ?? [];
  if (after !== "" && new RegExp(`\\b(?:${nouns})\\b`, "u").test(fold(head))) return inSentence(after, topicLength);
  const [, quoted = ""] = raw.called.exec(plain) ?? [];
  if (quoted !== "") return inSentence(quoted, topicLength);
  const verbForm = topicFirst ? gerundOf : infinitiveOf;
  for (const pattern of raw.about) {
    let rest = plain;
    for (let found = pattern.exec(rest); found; found = pattern.exec(rest)) {
      const verb = found.groups?.["verb"]?.replace(attempt, "").replace(/^\p{L}+/u, verbForm);
      const words = (verb ?? found[1] ?? "").replace(raw.topicEnd, "").trim();
      const [first = ""] = words.replace(raw.topicLead, "").split(/[\s’']+/u);
      rest = found[1] ?? "";
      const isNumber = /^\d+(?:-\p{L}+)?$/u.test(first) || fold(first) in numbers;
      const isAmount = isNumber && measure.test(words.replace(raw.topicLead, ""));
      if (
        words !== "" &&
        !isAmount &&
        (!notTopic.test(first) || timeOf.test(words.replace(raw.topicLead, ""))) &&
        /[\p{L}]{2}/u.test(words)
      )
        return inSentence(
          words
            .replace(raw.topicLead, "")
            .replace(/[<>{}[\]]/gu, " ")
            .trim(),
          topicLength,
        );
    }
  }
  if (!topicFirst) return "";
  const before = new RegExp(`(?:^| )((?:\\p{L}+ ){1,4})(?:${nouns})\\b`, "u").exec(folded)?.[1] ?? "";
  return before
    .trim()
    .split(" ")
    .filter(
      (word) => word.length > 2 && !(word in numbers) && !stop.has(word) && !filler.test(word) && !notTopic.test(word),
    )
    .join(" ");
}
