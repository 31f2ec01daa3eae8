import type { NicheText } from "../../plan-text.ts";

/** Animals at home. */
export const pets: NicheText = {
  name: "pets",
  audience: "people who live with animals",
  themes: ["Behaviour explained from the animal’s side", "Care step by step", "Small stories of every day"],
  tags: ["#PetTips", "#PetCare", "#DogsAndCats", "#PetParents"],
  hooks: [
    "This is not a guilty face; it means something else",
    "Before you buy that toy, try a towel",
    "What my vet told me that changed our walks",
  ],
  questions: [
    "Why does mine do this at night?",
    "How do I get them used to being alone?",
    "What food is worth the price?",
  ],
  mistakes: [
    "repeating the command until it means nothing",
    "punishing after the fact",
    "changing food from one day to the next",
  ],
  series: ["What are they saying?", "One trick, five days"],
  ideas: [
    [
      "Film one behaviour and translate it",
      "Ear, tail or posture in close-up, frozen for two seconds with the meaning on screen. Ask people to send theirs for the next translation.",
    ],
    [
      "Teach one trick or calm behaviour in three clips",
      "First try, the reward at the right second, the result after five repeats. Keep sessions under three minutes and show when you stop.",
    ],
    [
      "Make a care routine to save",
      "Brushing, nails, teeth or tank: tools, order, how often, in five slides. Mark the sign that means a call to the vet.",
    ],
    [
      "Test one toy or product for a week",
      "Day one, day three, day seven, with the damage shown. Price, safety note and verdict by the animal: minutes of real use.",
    ],
    [
      "Tell one day from the animal’s point of view",
      "Camera at their height, eight clips, short captions in their voice. Put the funny moment at second two, not at the end.",
    ],
  ],
  proof: [
    "Show progress with one difficulty",
    "Pulling, fear, sharing the sofa: day one and today, the number of sessions and the relapse in between. Credit whoever helped you.",
  ],
};
