import type { NicheText } from "../../plan-text.ts";

/** Devices, software and reviews. */
export const tech: NicheText = {
  name: "tech",
  audience: "people choosing or learning to use technology",
  themes: ["Honest reviews after real use", "Settings and tricks that save time", "Which one to buy, and for whom"],
  tags: ["#TechReview", "#TechTips", "#BuyingGuide", "#GadgetTest"],
  hooks: [
    "I used it for 30 days; here is what the review videos miss",
    "Change these three settings before anything else",
    "Do not buy it until you have checked this",
  ],
  questions: [
    "Is it worth upgrading this year?",
    "Which one should I buy on a small budget?",
    "How do I make the battery last longer?",
  ],
  mistakes: [
    "comparing spec sheets instead of daily use",
    "buying the most storage and using a third of it",
    "posting a review after one day with the product",
  ],
  series: ["One month later", "Worth it or not"],
  ideas: [
    [
      "Film a review built around one question",
      "Choose the question buyers ask, such as “does it last a full day?”, test it on camera and give the verdict in the first five seconds. Name one thing you dislike and who should not buy it.",
    ],
    [
      "Compare two devices on three real tasks",
      "Same task, both screens in frame, timer visible: open, shoot, export. Say the winner per task instead of one total score.",
    ],
    [
      "Record a 30-second screen guide for one setting",
      "Zoom in on the taps, write the menu path in the caption and say what it saves: seconds, battery or money. Ask which setting people can’t find.",
    ],
    [
      "Review something you have owned for over a year",
      "Scratches, battery health, what broke, what you stopped using. Finish with the price today and whether you would buy it again.",
    ],
    [
      "Build a set-up on a fixed budget",
      "Show each part with its price, the one place you would spend more and the one you would save. Ask for a budget in the comments and build the next one from it.",
    ],
  ],
  proof: [
    "Show a measured result, not an impression",
    "Battery in hours, export in seconds, noise in decibels: same conditions, three runs, numbers on screen. Link your method so that others can repeat the test.",
  ],
};
