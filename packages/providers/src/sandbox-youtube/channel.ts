import { basePath } from "@trellis/contract/call";
import type { YoutubeAnalyticsOnWire } from "@trellis/contract/youtube";

/** Path of the sandbox's pages. */
export const sandboxAddress = `${basePath}/sandbox/youtube`;

const picture = (name: string, size: { width: number; height: number }) => ({
  url: `${sandboxAddress}/${name}.svg`,
  ...size,
});
const face = picture("channel", { width: 176, height: 176 });
const bowl = picture("video", { width: 640, height: 360 });

/** The channel's profile. */
export const channelSnippet = {
  title: "Ana’s Green Kitchen",
  customUrl: "@anasgreenkitchen",
  country: "ES",
  description: "Plant-based dinners in twenty minutes",
  thumbnails: { default: face, medium: face, high: face },
};

const comments = [
  ["Marta L.", 214, "Made this for my flatmates and nobody believed it took 20 minutes."],
  ["Dev P.", 167, "The pan swap tip saved my dinner. More of these please!"],
  ["Noor", 139, "Finally a recipe channel that starts with the food."],
  ["Jules R.", 96, "Subscribed halfway through. That hook got me."],
  ["Amélie", 71, "Could you do one with chickpeas?"],
  ["Tomás G.", 58, "Third time this week. My kids ask for it now."],
  ["Ines", 33, "The trick with the lemon at the end!"],
] as const;

const metrics = ["views", "estimatedMinutesWatched", "averageViewDuration", "subscribersGained", "subscribersLost"];
const day = 86_400_000;
const days = 30;

/** Returns the views of a day: a slow wave, with a peak when the top video was published. */
function viewsOn(place: number): number {
  const wave = 1240 + 190 * Math.sin(place * 0.72) + 90 * Math.sin(place * 1.9 + 1);
  const peak = 1150 * Math.exp(-((place - 17) ** 2) / 5);
  return Math.round(wave + peak + place * 12);
}

/** Returns the row of a day. The same index always gives the same figures. */
function rowOf(date: string, place: number): (string | number)[] {
  const views = viewsOn(place);
  const duration = Math.round(154 + 9 * Math.sin(place * 0.5));
  const gained = Math.round(views * 0.0235);
  const lost = 3 + ((place * 5) % 7);
  return [date, views, Math.round((views * duration) / 60), duration, gained, lost];
}

/** Returns the sandbox channel's report on the last 30 full days. */
export function sandboxReport(now: Date): YoutubeAnalyticsOnWire {
  const dateOf = (place: number) => new Date(now.getTime() - (days - place) * day).toISOString();
  return {
    channelInfo: { snippet: channelSnippet, statistics: { subscriberCount: "48213", videoCount: "186" } },
    analytics: {
      columnHeaders: ["day", ...metrics].map((name) => ({ name })),
      rows: Array.from({ length: days }, (_, place) => rowOf(dateOf(place).slice(0, 10), place)),
    },
    topVideo: {
      snippet: {
        title: "One-tray lentil dinner that tastes like a weekend",
        publishedAt: dateOf(17),
        thumbnails: { medium: bowl, high: bowl },
      },
    },
    topComments: comments.map(([author, likes, text]) => ({ author, likes, text })),
  };
}
