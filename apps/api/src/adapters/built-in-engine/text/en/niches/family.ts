import type { NicheText } from "../../plan-text.ts";

/** Parents and children. */
export const family: NicheText = {
  name: "family life",
  audience: "parents who want calmer days",
  themes: ["Everyday scenes with a way out", "Activities with what is at home", "Honest talk about being a parent"],
  tags: ["#ParentingTips", "#FamilyLife", "#KidsActivities", "#RealParenting"],
  hooks: [
    "What I say instead of “calm down”",
    "Five minutes that save our mornings",
    "Nobody told me this about the second year",
  ],
  questions: [
    "How do I get them to sleep without a fight?",
    "What can we do on a rainy afternoon?",
    "How do I stop shouting?",
  ],
  mistakes: [
    "explaining for too long in the middle of a tantrum",
    "filling every minute of the weekend",
    "comparing your child with the one next door",
  ],
  series: ["One sentence that helps", "Rainy day rescue"],
  ideas: [
    [
      "Act out one everyday scene, before and after",
      "Shoes, dinner or bedtime: first the sentence everybody says, then the one that works better for you. No children’s faces needed; a doll or your hands will do.",
    ],
    [
      "Film an activity with three things from home",
      "Materials, the one-minute set-up, how long it lasted, how you tidy up. Give the age range and say honestly whether you could drink a coffee meanwhile.",
    ],
    [
      "Show a real morning with times on screen",
      "Six clips from wake-up to door, one thing that went wrong and the change you will try tomorrow. Ask others for their bottleneck.",
    ],
    [
      "Make a list to save: packed in five minutes",
      "Bag for a day out, for the doctor or for the first day of school: ten items, one forgotten by everyone. Keep it as one image to screenshot.",
    ],
    [
      "Talk for one minute about something parents rarely say",
      "One feeling, one moment, one thing that helped. Protect your child’s privacy: tell your part of the story, not theirs.",
    ],
  ],
  proof: [
    "Report on a routine after two weeks",
    "What you tried, on how many days it worked, what the hard evening looked like. Give the smallest version for parents who have only five minutes.",
  ],
};
