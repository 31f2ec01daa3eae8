import type { NicheText } from "../../plan-text.ts";

/** Bread, cakes and pastry. */
export const baking: NicheText = {
  name: "baking",
  audience: "people who bake at home",
  themes: ["Bakes with few ingredients", "Dough, oven and texture explained", "Rescues for bakes that went wrong"],
  tags: ["#HomeBaking", "#BakingTips", "#BakeWithMe", "#FreshlyBaked"],
  hooks: [
    "Your cake sinks for one of these two reasons",
    "This dough looks wrong, and it is exactly right",
    "Three ingredients, one bowl, and nobody believes it",
  ],
  questions: [
    "Why did my bread come out dense?",
    "Can I bake this without a mixer?",
    "How do I know when it is really done?",
  ],
  mistakes: [
    "opening the oven door in the first 15 minutes",
    "measuring flour by the cup instead of weighing it",
    "rushing the dough before it has risen",
  ],
  series: ["Bake of the week", "Rescue my bake"],
  ideas: [
    [
      "Film the bake from bowl to first slice in 30 seconds",
      "Overhead for the mix, close-up for the rise, side-on for the cut. Keep the sound of the crust or the knife, and put the full quantities in the caption in grams.",
    ],
    [
      "Bake the same recipe twice with one change",
      "Butter or oil, 180 or 200 degrees, rested or not: change one thing only. Show the two cross-sections side by side and ask which one people would eat.",
    ],
    [
      "Explain what the dough should look like at each stage",
      "Four close-ups: just mixed, after rest, ready to shape, ready to bake. One touch test for each, so that people stop relying on the clock alone.",
    ],
    [
      "Publish a bake made from what is left in the cupboard",
      "Three basic ingredients and one left-over, such as ripe bananas or stale bread. Give one swap for each and ask what is sitting in people’s kitchens.",
    ],
    [
      "Decorate one cake or shape one loaf in a single take",
      "Film from above, no cuts, with the trickiest ten seconds slowed down. Say what to do when it tears or cracks, because that is where most people stop.",
    ],
  ],
  proof: [
    "Show a bake by someone who used your recipe",
    "Ask a friend or follower for a photo of theirs, put it beside yours and name what they did well and one change for next time. Offer to look at three more.",
  ],
};
