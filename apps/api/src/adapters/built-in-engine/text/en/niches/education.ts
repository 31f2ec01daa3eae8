import type { NicheText } from "../../plan-text.ts";

/** Lessons, languages and study. */
export const education: NicheText = {
  name: "learning",
  audience: "people who want to learn without getting lost",
  themes: ["One concept per lesson", "Study methods that hold", "Common errors explained kindly"],
  tags: ["#LearnOnline", "#StudyTips", "#MiniLesson", "#LearnEveryDay"],
  hooks: [
    "You learned this rule wrong at school",
    "Ten minutes a day, if you do them like this",
    "Three sentences natives say and textbooks do not",
  ],
  questions: [
    "How long until I really understand it?",
    "How do I remember what I study?",
    "Where do I start if I am a complete beginner?",
  ],
  mistakes: [
    "rereading notes instead of testing yourself",
    "learning lists of words without a sentence",
    "moving on before using it once",
  ],
  series: ["Mini-lesson Monday", "The mistake everyone makes"],
  ideas: [
    [
      "Film a 45-second lesson with one example",
      "One concept, one example, one question at the end that people answer in the comments. Correct the first ten replies, and praise the reasoning, not the speed.",
    ],
    [
      "Explain one topic at three levels",
      "To a child, to a student, to a colleague: 15 seconds each. Ask at which level people stopped following, and make the next lesson there.",
    ],
    [
      "Post a quiz with a trap",
      "One question, three answers, one wrong answer nearly everyone picks. Publish the solution the next day with the reason why the trap works.",
    ],
    [
      "Show your own notes or study session",
      "Film 20 minutes of work as a time-lapse with the method named on screen. Say what you tested, what you forgot and when you will review it.",
    ],
    [
      "Correct five real errors, kindly",
      "Collect them from comments or your lessons, without names. Show the error, the correct form and the small trick to remember it.",
    ],
  ],
  proof: [
    "Show a learner’s progress in two recordings",
    "Same text, exercise or problem some weeks apart, with permission. Name the hours of practice between the two and the habit that did most.",
  ],
};
