import { type Language, languages } from "@trellis/contract/fields";
import { youtubeAnalytics } from "@trellis/contract/youtube";
import type { AssistantTools, ChannelFacts } from "@trellis/engine/assistant";
import type { Account } from "@trellis/server-core/domain/account";
import type { Ports } from "@trellis/server-core/ports";
import { parse } from "valibot";
import { planFacts, subscriptionFacts } from "../rules/assistant-facts.ts";
import { readChannel } from "./read-channel.ts";

/** Returns the tools with which the assistant reads the signed-in user's data. A tool rejects while its source is unavailable. */
export function assistantTools(account: Account, language: Language, ports: Ports, now: Date): AssistantTools {
  return {
    plan: async () => {
      const roadmap = await storedRoadmap(account, language, ports);
      return roadmap && planFacts(roadmap);
    },
    analytics: async () => {
      const locked = await ports.youtubeChannels.lockedKey(account.id);
      const report = locked === null ? null : await readChannel(locked, account, ports, now);
      return report && channelFacts(report);
    },
    subscription: async () => subscriptionFacts(account.subscription, now),
  };
}

/** Returns the stored plan in the given language, else in another one; null if no plan is stored yet. */
async function storedRoadmap({ id, answersRevision }: Account, language: Language, { roadmaps }: Ports) {
  const order = [language, ...languages.filter((each) => each !== language)];
  const found = await Promise.all(
    order.map((each) => roadmaps.read({ accountId: id, revision: answersRevision, language: each })),
  );
  return found.find((roadmap) => roadmap !== null) ?? null;
}

/** Sums up a report as the analytics screen does (spec §9). */
function channelFacts(report: unknown): ChannelFacts {
  const { channelInfo, analytics, topVideo } = parse(youtubeAnalytics.reply, report);
  const days = analytics?.rows ?? [];
  const sum = (figure: (day: (typeof days)[number]) => number) => days.reduce((total, day) => total + figure(day), 0);
  return {
    title: channelInfo?.snippet.title ?? "",
    days: days.length,
    views: sum(({ views }) => views),
    watchMinutes: sum(({ estimatedMinutesWatched }) => estimatedMinutesWatched),
    subscribersGained: sum(({ subscribersGained }) => subscribersGained),
    subscribersLost: sum(({ subscribersLost }) => subscribersLost),
    subscribers: channelInfo?.statistics?.subscriberCount ?? null,
    topVideo: topVideo?.snippet.title || null,
  };
}
