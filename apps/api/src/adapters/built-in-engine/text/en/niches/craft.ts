import type { NicheText } from "../../plan-text.ts";

/** Art, handmade work and photography. */
export const craft: NicheText = {
  name: "making",
  audience: "people who love things made by hand",
  themes: ["Process from blank to finished", "Materials and tools explained", "The time, the price, the maker"],
  tags: ["#MakersGonnaMake", "#ProcessVideo", "#HandmadeWithCare", "#ArtistAtWork"],
  hooks: [
    "This was a mistake for two hours, then it became the best part",
    "Watch the last ten seconds before you judge it",
    "What a handmade piece really costs to make",
  ],
  questions: ["What materials do I need to begin?", "How long does one piece take?", "How do you choose the colours?"],
  mistakes: [
    "starting with expensive materials",
    "hiding the step that went wrong",
    "pricing the piece without counting the hours",
  ],
  series: ["From blank to finished", "Studio minute"],
  ideas: [
    [
      "Film one piece from blank to finished in 30 seconds",
      "Fix the camera above the table, record every stage and cut on the movements of your hands. Keep the real sound and show the finished piece in the first second.",
    ],
    [
      "Show three materials and what each one does",
      "Same small motif in three papers, yarns, clays or lenses. Name price and difficulty, and say which one you would give a beginner.",
    ],
    [
      "Let people choose one decision",
      "Two colours, two frames, two finishes: ask in the morning, make the winner that day. Show it beside the one that lost.",
    ],
    [
      "Repair or rescue a failed piece on camera",
      "Show the flaw close up, two options and the one you chose. Say what it taught you; makers remember rescues better than perfect work.",
    ],
    [
      "Explain the price of one piece",
      "Materials, hours, tools, fees and what remains, on one clear screen. Say it calmly, without apology, and answer questions with numbers.",
    ],
  ],
  proof: [
    "Show a piece where it lives now",
    "Ask a buyer or a friend for a photo at home, with permission, and tell the story of the commission in four sentences. Add how to ask for one.",
  ],
};
