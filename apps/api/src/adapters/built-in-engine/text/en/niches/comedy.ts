import type { NicheText } from "../../plan-text.ts";

/** Humour, films and entertainment. */
export const comedy: NicheText = {
  name: "entertainment",
  audience: "people who want to laugh on their way home",
  themes: ["Everyday situations pushed one step too far", "Recurring characters", "Takes people love to argue with"],
  tags: ["#ComedySketch", "#RelatableHumor", "#EverydayComedy", "#HotTake"],
  hooks: [
    "Every group chat has this one person",
    "What they say and what they mean",
    "I have watched it three times, and everyone misses this",
  ],
  questions: [
    "Who in your family does this?",
    "Which scene deserves a second part?",
    "What film do you defend against everyone?",
  ],
  mistakes: [
    "explaining the joke in the caption",
    "taking ten seconds to reach the situation",
    "ending after the laugh instead of on it",
  ],
  series: ["Types of people who …", "The scene nobody talks about"],
  ideas: [
    [
      "Write a 25-second sketch from one real annoyance",
      "One place, two characters, one thing that gets worse three times. Start in the middle of the argument and end on the biggest line.",
    ],
    [
      "Create a recurring character with one prop",
      "One object, one sentence they always say, one thing they want. Film three situations today, publish the strongest and keep two.",
    ],
    [
      "Retell a scene or a story in three acts",
      "Set-up in five seconds, turn in fifteen, punchline in five. Tell it to a friend first and cut everything before their first laugh.",
    ],
    [
      "Post an opinion people will argue with kindly",
      "A film, a food, a habit: your claim in one line, two reasons, one unfair comparison. Reply in character to the best ten comments.",
    ],
    [
      "Film the same joke at three speeds",
      "Slow, normal, cut to the bone: publish the shortest one that still makes a friend laugh. Note the second at which they did.",
    ],
  ],
  proof: [
    "Show how one joke was written",
    "First draft, the line you cut, the version that got the laugh, in 40 seconds. Add the number of tries; it makes people root for the next one.",
  ],
};
