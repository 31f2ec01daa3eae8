import { correctDate } from "@trellis/contract/date-text";
import type { Language } from "@trellis/contract/fields";
import { paths } from "@trellis/contract/paths";
import type { AssistantTools, ChannelFacts, PlanFacts, SubscriptionFacts } from "../assistant-tools.ts";
import type { Answers } from "../creator.ts";
import { fill } from "../fill.ts";
import { cleanList, inSentence } from "../user-text.ts";
import type { OwnKey, Say } from "./chat-texts.ts";
import { platformIn } from "./request.ts";

interface OwnContext {
  readonly say: Say;
  readonly typeset: (sentence: string) => string;
  readonly language: Language;
  readonly answers: Answers;
  readonly question: string;
}

const lastCompleted = 5;
const titleLength = 120;

export const countIn = (language: Language, value: number): string => new Intl.NumberFormat(language).format(value);
export const dollarsIn = (language: Language, value: number): string =>
  new Intl.NumberFormat(language, {
    style: "currency",
    currency: "USD",
    currencyDisplay: "narrowSymbol",
    trailingZeroDisplay: "stripIfInteger",
  }).format(value);
const dateIn = (language: Language, date: string | null): string => {
  const format = new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" });
  return date === null ? "" : correctDate(format.format(new Date(date)), language);
};

function describePlan(facts: PlanFacts | null, key: OwnKey, { say, typeset }: OwnContext): string {
  const { own } = say;
  if (facts === null) return typeset(own.noPlan);
  const { tasks, weeks, next, completed } = facts;
  if (next === null) return fill(typeset(own.allDone), { tasks: String(tasks) });
  const slots = {
    title: inSentence(next.title, titleLength),
    week: String(next.week),
    weeks: String(weeks),
    tasks: String(tasks),
    done: String(completed.length),
  };
  if (key === "next") return fill(typeset(own.next), slots);
  const last = completed.slice(-lastCompleted).map(({ title }) => `• ${inSentence(title, titleLength)}`);
  return [
    fill(typeset(own.progress), slots),
    ...(last.length > 0 ? [`${typeset(own.lastDone)}\n${last.join("\n")}`] : []),
    fill(typeset(own.upNext), slots),
  ].join("\n\n");
}

function describeChannel(facts: ChannelFacts | null, { say, typeset, language }: OwnContext): string {
  const { own } = say;
  if (facts === null) return typeset(own.noChannel);
  const slots = {
    days: String(facts.days),
    channel: inSentence(facts.title, titleLength),
    views: countIn(language, facts.views),
    minutes: countIn(language, facts.watchMinutes),
    gained: countIn(language, facts.subscribersGained),
    lost: countIn(language, facts.subscribersLost),
    subscribers: countIn(language, facts.subscribers ?? 0),
    video: inSentence(facts.topVideo ?? "", titleLength),
  };
  return [
    own.channel,
    ...(facts.subscribers === null ? [] : [own.subscribers]),
    ...(facts.topVideo === null ? [] : [own.topVideo]),
    own.moreFigures,
  ]
    .map((sentence) => fill(typeset(sentence), slots))
    .join("\n\n");
}

function describeSubscription(
  facts: SubscriptionFacts | null,
  key: OwnKey,
  { say, typeset, language }: OwnContext,
): string {
  const { own, intervals } = say;
  if (facts === null) return typeset(own.noSubscription);
  const sentence = { trial: own.trial, active: own.active, ended: own.ended }[facts.state];
  const words = fill(typeset(sentence), {
    plan: facts.plan,
    amount: dollarsIn(language, facts.amount),
    interval: intervals[facts.interval],
    trialEnd: dateIn(language, facts.trialEndsAt),
    renewal: dateIn(language, facts.renewsAt),
  });
  return key === "trial" && facts.state !== "trial" ? `${typeset(own.noTrial)} ${words}` : words;
}

function describeAnswers({ say, typeset, answers }: OwnContext): string {
  const { own } = say;
  const lists = {
    topics: answers.topics,
    audience: answers.targetAudience,
    goal: answers.goal,
    platforms: answers.platforms,
    skills: answers.skills,
  };
  const line = (label: string, list: readonly string[]) => {
    const words = cleanList(list).map((item) => inSentence(item, 60));
    return words.length === 0 ? [] : [`• ${typeset(`${label} : `).replace(/ (?=: )/u, "")}${words.join(", ")}`];
  };
  const lines = [
    ...line(own.labels.topics, lists.topics),
    ...line(own.labels.audience, lists.audience),
    ...line(own.labels.goal, lists.goal),
    ...line(own.labels.platforms, lists.platforms),
    ...line(own.labels.skills, lists.skills),
  ];
  if (lines.length === 0) return typeset(own.aboutNone);
  return `${typeset(own.about)}\n${lines.join("\n")}\n\n${typeset(own.aboutChange)}`;
}

/** Answers a question about the user's own data; undefined if it cannot be looked up here. */
export async function answerFromOwnData(
  key: OwnKey,
  tools: AssistantTools | undefined,
  context: OwnContext,
): Promise<string | undefined> {
  const { say, typeset, question } = context;
  if (key === "about") return describeAnswers(context);
  const platform = key === "channel" ? platformIn(question) : "";
  if (platform !== "" && platform !== "YouTube") return fill(typeset(say.own.onlyYoutube), { platform });
  if (!tools) return undefined;
  const screens = say.screens;
  const screen =
    key === "channel"
      ? screens[paths.analytics]
      : key === "next" || key === "progress"
        ? screens[paths.roadmap]
        : screens[paths.settings];
  try {
    if (key === "next" || key === "progress") return describePlan(await tools.plan(), key, context);
    if (key === "channel") return describeChannel(await tools.analytics(), context);
    return describeSubscription(await tools.subscription(), key, context);
  } catch {
    // The chat stays usable when, for example, YouTube is down.
    return fill(typeset(say.own.unavailable), { screen });
  }
}
