import type { NicheText } from "../../plan-text.ts";

/** Music and dance. */
export const music: NicheText = {
  name: "music",
  audience: "people who listen, play and move",
  themes: ["Practice made visible", "The story behind each piece", "Performances, rough takes included"],
  tags: ["#MusicPractice", "#NewMusic", "#BehindTheSong", "#LearnMusic"],
  hooks: [
    "I changed one note, and the whole song turned sad",
    "Slow it down to half, and you will hear it",
    "I practised this for 20 minutes a day; day 1 and day 14",
  ],
  questions: [
    "How long did it take to learn this?",
    "What do I practise with only 15 minutes?",
    "How did you make that sound?",
  ],
  mistakes: [
    "playing it fast before it is clean",
    "hiding every unfinished take",
    "starting the clip with ten seconds of silence",
  ],
  series: ["Fifteen-minute practice", "One song, one secret"],
  ideas: [
    [
      "Post the best eight seconds first",
      "Start on the chorus, the drop or the hardest move, then show how it begins. Film close to hands or feet, with clean sound and the title on screen.",
    ],
    [
      "Film a practice time-lapse with one breakthrough",
      "Set up the camera for 15 minutes, keep three failed tries and the clean one. Name the tempo, the exercise and what unlocked it.",
    ],
    [
      "Explain one trick in a song people know",
      "A chord, a rhythm, a step: play it plainly, then without the trick, so that everyone can hear the difference. Under 40 seconds.",
    ],
    [
      "Open a duet: leave half for others",
      "Perform one part, leave the second voice, verse or move free and give the key or count. Repost three answers within two days.",
    ],
    [
      "Tell the story of one piece in five lines",
      "Where it started, what it was called first, what you cut, who heard it first, what it is for. Put the finished part underneath as sound.",
    ],
  ],
  proof: [
    "Show day one and today",
    "Same passage, same angle, dates and hours of practice on screen. Let the first one play long enough for people to recognise themselves.",
  ],
};
