import type { NicheText } from "../../plan-text.ts";

/** Make-up, skin, hair and nails. */
export const beauty: NicheText = {
  name: "beauty",
  audience: "people who want a routine that suits them",
  themes: ["Routines by skin, hair or occasion", "Products tested over weeks", "Techniques for normal hands"],
  tags: ["#BeautyTips", "#SkincareRoutine", "#MakeupForBeginners", "#HonestReview"],
  hooks: [
    "I stopped using this for 30 days, look at my skin",
    "Two products, five minutes, ready for work",
    "You are applying it in the wrong order",
  ],
  questions: [
    "In what order do I put these products on?",
    "What works for sensitive skin?",
    "How do I make it last all day?",
  ],
  mistakes: [
    "trying five new products in the same week",
    "choosing a foundation shade on the hand",
    "scrubbing harder when the skin is irritated",
  ],
  series: ["Empties with no filter", "Five-minute face"],
  ideas: [
    [
      "Film a routine in real light, no filter",
      "Face a window, show each product for two seconds, how much you use and where it goes. Add skin or hair type on screen, so that people know whether it applies to them.",
    ],
    [
      "Test one product for seven days",
      "Same place, same light, same time, one photo a day. Say what changed, what did not, the price per use, and who should skip it.",
    ],
    [
      "Teach one technique on half the face or one section",
      "Left side the usual way, right side your way, no cut between. Name the one hand movement that makes the difference.",
    ],
    [
      "Compare a cheap and an expensive version",
      "Apply both, check after four hours and after eight, and show texture close up. Say which one you would buy again with your own money.",
    ],
    [
      "Recreate one look with three products people own",
      "Choose a look everyone is sharing and do it with basics in under five minutes. List the swaps and ask which look to simplify next.",
    ],
  ],
  proof: [
    "Show a result after four weeks of one routine",
    "Yours or a client’s, with permission: same angle and light, dates on screen, every product named. Say what the routine can’t fix and when to see a professional.",
  ],
};
