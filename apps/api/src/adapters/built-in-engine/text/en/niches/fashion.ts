import type { NicheText } from "../../plan-text.ts";

/** Clothes and personal style. */
export const fashion: NicheText = {
  name: "style",
  audience: "people who want to dress well with what they have",
  themes: ["One piece, several outfits", "Fit, fabric and care", "Buying less and better"],
  tags: ["#OutfitIdeas", "#StyleTips", "#CapsuleWardrobe", "#WearItAgain"],
  hooks: [
    "One shirt, five outfits, nothing new bought",
    "It is not the size, it is where the seam falls",
    "I wore the same jacket for seven days",
  ],
  questions: [
    "What do I wear with wide trousers?",
    "How do I know if it really fits?",
    "Where do I find good pieces second hand?",
  ],
  mistakes: [
    "buying for the life you do not lead",
    "judging the fit only from the front",
    "keeping clothes that need another purchase to work",
  ],
  series: ["One piece, five days", "Fitting room truth"],
  ideas: [
    [
      "Style one piece five ways in 30 seconds",
      "Same spot, same framing, a jump or a turn between outfits. Write the occasion on screen for each and list in the caption only what you already own.",
    ],
    [
      "Film a fitting-room check: front, side, signedInPage",
      "Three outfits, three angles, ten seconds each. Point at shoulder, waist and hem, and say which one goes back on the rail and why.",
    ],
    [
      "Repair or alter one garment on camera",
      "Hem, button, stain or dye: before, the trick, after, with time and cost on screen. Ask what people have waiting in a drawer.",
    ],
    [
      "Build an outfit on a fixed budget",
      "Set a sum, film the search second hand or in your wardrobe, then the final look with each price. Keep one reject and explain the mistake.",
    ],
    [
      "Explain one rule of proportion on two looks",
      "Same clothes, one change: tucked or not, cropped or long, belt or none. Put them side by side and let people vote before you explain.",
    ],
  ],
  proof: [
    "Show someone’s wardrobe change with three outfits",
    "Yours or a client’s, with permission: what they wore, what bothered them, what changed without buying more than one piece. Let them say how it feels in their own words.",
  ],
};
