import type { NicheText } from "../../plan-text.ts";

/** Team sports, running, cycling and the rest of sport. */
export const sports: NicheText = {
  name: "sport",
  audience: "people who play, train and follow the sport",
  themes: ["Technique drills explained", "Match days and training days", "Gear that earns its place"],
  tags: ["#SportTips", "#TrainingDay", "#GameDay", "#SkillDrill"],
  hooks: [
    "This drill looks easy until the third round",
    "The mistake that costs amateurs the most points",
    "What I eat, pack and do before race day",
  ],
  questions: [
    "How do I get faster without training every day?",
    "What gear do I need to begin?",
    "How do I stay calm before a match?",
  ],
  mistakes: [
    "going all out in every training session",
    "buying gear before learning the basic movement",
    "copying a professional’s training week",
  ],
  series: ["Drill of the week", "Road to the next match"],
  ideas: [
    [
      "Break one technique down into three frames",
      "Start, contact, finish: freeze each frame, draw one line on it and name one cue. Film from the side at half speed so that people can compare with their own.",
    ],
    [
      "Film a match day or race day in ten clips",
      "Bag, breakfast, travel, warm-up, start, low point, high point, result, stretch, thought. Two seconds each, with the one decision that changed the day written on screen.",
    ],
    [
      "Set a drill challenge people can try today",
      "One ball, one cone or one wall, 60 seconds, a score that can be counted. Post your own score first, mistakes included, and repost the three best replies.",
    ],
    [
      "Compare a beginner’s gear with yours",
      "Lay both out, name the price and the one thing worth spending on. Say clearly what a newcomer can borrow or skip for six months.",
    ],
    [
      "Analyse one play or one kilometre",
      "Show ten seconds of footage you may use or your own tracker data, stop at the decision and ask what people would do. Give your answer in the comments an hour later.",
    ],
  ],
  proof: [
    "Show progress with a stopwatch or a score",
    "Same test three weeks apart: sprint, serve accuracy, heart rate on a hill. Put the two numbers on screen and explain which sessions came between.",
  ],
};
