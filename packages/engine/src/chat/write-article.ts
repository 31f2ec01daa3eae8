import type { Language } from "@trellis/contract/fields";
import { paths } from "@trellis/contract/paths";
import type { Creator } from "../creator.ts";
import { fill } from "../fill.ts";
import type { Article } from "../knowledge/article.ts";
import { labelOf } from "../knowledge/search.ts";
import { writeSchedule } from "../plan/schedule.ts";
import { fold } from "../user-text.ts";
import type { Context } from "./context.ts";
import { applyFigures } from "./figures.ts";
import { platformIn } from "./request.ts";
import { type Subject, topicFor, writeItems } from "./write-list.ts";

const maxTimes = 6;
/** Screens with sample data. An article that is not about them must not send users there. */
const sampleScreens: ReadonlySet<string> = new Set([paths.calendar, paths.monetization, paths.engagement]);

const hasAnswers = ({ topics, audiences }: Creator): boolean => topics.length + audiences.length > 0;

function timesFor({ creator, text, say }: Subject, question: string): string {
  const asked = platformIn(question);
  const platforms = asked === "" ? creator.platforms : [asked];
  const times = writeSchedule({ ...creator, platforms }, text.plan.weekdays)
    .slice(0, maxTimes)
    .map(({ day, time, platform }) => `• ${fill(say.time, { day, hour: time, where: platform })}`);
  return times.join("\n");
}

/** Returns how the article applies to the creator; empty for articles that apply to everyone in the same way. */
function applyToCreator(slug: string, subject: Subject, question: string): string[] {
  const { creator, text, say } = subject;
  if (!hasAnswers(creator)) return [];
  const { forYou } = say;
  const slots = {
    topic: topicFor(subject),
    audience: creator.audiences[0] ?? text.niches[creator.niche].audience,
  };
  const write = (sentence: string, name: string, value: string) => [
    fill(text.typeset(sentence), { ...slots, [name]: value }),
  ];
  if (/best-time|frequency|upload-schedule/u.test(slug))
    return [`${fill(text.typeset(forYou.times), slots)}\n${timesFor(subject, question)}`];
  if (/hook/u.test(slug)) return write(forYou.hook, "hook", writeItems("hooks", subject, 1, 0)[0] ?? "");
  if (/hashtag/u.test(slug)) return write(forYou.tags, "tags", writeItems("hashtags", subject, 8, 0).join(" "));
  if (/^series|content-pillars/u.test(slug))
    return write(forYou.series, "series", writeItems("series", subject, 1, 0)[0] ?? "");
  if (/ideas|creative-block/u.test(slug))
    return write(forYou.idea, "idea", writeItems("ideas", subject, 1, 0)[0] ?? "");
  return [];
}

/** Minimum lead for a point to replace the first one: about the weight of a word that one in six articles contains. */
const clearlyRelevant = 2;

/** Returns how much of the question the best point and the first point contain, and the position of the best one. */
export function comparePoints({ points, title }: Article, question: string, { shown }: Context) {
  const platform = platformIn(question);
  const isAbout = (point: string) => platform !== "" && platformIn(labelOf(point)) === platform;
  const relevanceOf = shown.relevanceTo(question, title);
  const relevance = points.map((point) => relevanceOf(point) + (isAbout(point) ? clearlyRelevant : 0));
  const best = Math.max(...relevance);
  return { best, place: relevance.indexOf(best), first: relevance[0] ?? 0 };
}

/** Moves the point that fits the question best to the front, unless the points build on each other. */
export function bestFirst(article: Article, question: string, context: Context): readonly string[] {
  const { points } = article;
  if (points.some((point) => context.patterns.matches("sequel", fold(point)))) return points;
  const { best, place, first } = comparePoints(article, question, context);
  return best < first + clearlyRelevant ? points : [...points.slice(place, place + 1), ...points.toSpliced(place, 1)];
}

/** Returns the month in which an article's facts were checked, such as "November 2026". */
const monthIn = (language: Language, checked: string): string =>
  new Intl.DateTimeFormat(language, { month: "long", year: "numeric", timeZone: "UTC" }).format(new Date(checked));

/** Writes an article as plain text, with the question's numbers and the creator's answers applied. */
export function writeArticle(article: Article, subject: Subject, question: string, language: Language): string {
  const { text, say } = subject;
  const { slug, title, lead, points, close, link, checked, topic } = article;
  const { typeset } = text;
  const screens: Readonly<Record<string, string>> = say.screens;
  const screen = link !== undefined && (topic === "product" || !sampleScreens.has(link)) ? screens[link] : undefined;
  return [
    typeset(title),
    typeset(lead),
    ...applyFigures(slug, question, say, language, typeset),
    points.map((point) => `• ${typeset(point)}`).join("\n"),
    ...(close === "" ? [] : [typeset(close)]),
    ...applyToCreator(slug, subject, question),
    ...(screen === undefined ? [] : [fill(typeset(say.open), { screen })]),
    ...(checked === undefined ? [] : [fill(typeset(say.checked), { month: monthIn(language, checked) })]),
  ].join("\n\n");
}
