import type { NicheText } from "../../plan-text.ts";

/** Cooking, recipes and eating out. */
export const food: NicheText = {
  name: "cooking",
  audience: "people who cook at home",
  themes: ["Weeknight recipes with short lists", "Techniques that change the taste", "Shopping, storing, wasting less"],
  tags: ["#EasyRecipes", "#CookWithMe", "#WeeknightDinner", "#KitchenTips"],
  hooks: [
    "You are adding the salt at the wrong moment",
    "Dinner for two in 15 minutes with one pan",
    "The restaurant trick that costs nothing",
  ],
  questions: [
    "What can I cook when I have no energy?",
    "How do I make it taste less bland?",
    "Can I prepare this the day before?",
  ],
  mistakes: [
    "crowding the pan so that food steams instead of browning",
    "tasting only at the end",
    "following cooking times instead of looking",
  ],
  series: ["One pan Wednesday", "Five ingredients, one dinner"],
  ideas: [
    [
      "Film one recipe in seven close-ups",
      "Cut, sizzle, pour, stir, steam, plate, first bite: three seconds each, real sound. Put the ingredients on screen in the first five seconds and the method in the caption.",
    ],
    [
      "Cook the same dish cheap and fancy",
      "Show both bills, cook them side by side, then say where the extra money was worth tasting. Let people vote before you reveal your choice.",
    ],
    [
      "Teach one technique with one onion",
      "Browning, knife grip or deglazing: one pan, one ingredient, 40 seconds. Name the smell, colour or sound that says it is ready.",
    ],
    [
      "Turn one batch into three meals",
      "Cook one base for 30 minutes, such as lentils, chicken or roast vegetables, then show three plates in ten seconds each. Add how long each keeps in the fridge.",
    ],
    [
      "Take people shopping for one recipe",
      "Film six items, their prices and how you choose them, then the finished plate with the cost per serving. Ask which ingredient is hardest to find where they live.",
    ],
  ],
  proof: [
    "Show a plate cooked by someone from your audience",
    "Ask for a photo of your recipe made at home, put it next to yours and point out one clever change they made. Add the change to the recipe and thank them by name.",
  ],
};
