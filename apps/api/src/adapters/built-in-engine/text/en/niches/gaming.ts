import type { NicheText } from "../../plan-text.ts";

/** Video games and streaming. */
export const gaming: NicheText = {
  name: "gaming",
  audience: "players who want to improve and laugh",
  themes: ["Clips with a lesson in them", "Settings, builds and strategies", "Games worth the time"],
  tags: ["#GamingClips", "#GamingTips", "#GameReview", "#NowPlaying"],
  hooks: [
    "Everyone skips this setting, and it loses fights",
    "I played only support for a week",
    "This boss is easy if you ignore the guide",
  ],
  questions: ["What settings do you use?", "Is the game worth starting now?", "How do I get out of this rank?"],
  mistakes: [
    "posting a clip that starts ten seconds before the action",
    "copying a professional’s settings without testing them",
    "queueing again straight after a loss",
  ],
  series: ["Clip of the week, explained", "Road to the next rank"],
  ideas: [
    [
      "Cut one clip so that the action starts in second one",
      "Begin at the decision, add a three-word caption and freeze on the moment that turned it. Under 25 seconds, game sound kept, and one line on why it worked.",
    ],
    [
      "Explain one fight, round or boss like a coach",
      "Pause three times, draw where you looked and say what you would do again. Include one mistake of yours; it brings more comments than a perfect run.",
    ],
    [
      "Give an honest verdict on a game after ten hours",
      "Who will love it, who will drop it, one scene of plain gameplay and the price per hour. No scores; end with the game it is closest to.",
    ],
    [
      "Set a challenge with one odd rule",
      "No map, one weapon, first play-through: 60 seconds of the best and the worst of it. Let comments choose the next rule.",
    ],
    [
      "Show your settings and what each one changes",
      "Five settings, before and after for each, five seconds apiece. Put the full list in a pinned comment so that people come back for it.",
    ],
  ],
  proof: [
    "Show progress from first attempt to clean run",
    "Attempt number, date and result on screen, the worst fail included. Name the two habits that made the difference and the hours it took.",
  ],
};
