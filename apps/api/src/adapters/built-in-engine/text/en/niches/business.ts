import type { NicheText } from "../../plan-text.ts";

/** Businesses, marketing and careers. */
export const business: NicheText = {
  name: "business",
  audience: "people who build a business or a career",
  themes: ["Decisions behind the work", "Clients, prices and offers", "Tools and habits that save hours"],
  tags: ["#BusinessTips", "#SmallBusiness", "#WorkSmarter", "#BehindTheBusiness"],
  hooks: [
    "I raised my price, and this happened",
    "Your offer is fine, your first sentence is not",
    "Three e-mails that brought me work this month",
  ],
  questions: ["How do I find my first clients?", "How much should I charge?", "What should I stop doing myself?"],
  mistakes: [
    "describing the service instead of the result",
    "lowering the price before asking a question",
    "building for months before talking to one client",
  ],
  series: ["Decision of the week", "Teardown Tuesday"],
  ideas: [
    [
      "Break down one business decision with its numbers",
      "What you chose between, what it cost, what it brought after 30 days. End with what you would check first if you did it again.",
    ],
    [
      "Rewrite one sales message in public",
      "Show the before, cross out what is about the seller, write the after in under 60 words. Invite three people to send theirs for the next episode.",
    ],
    [
      "Share the template you use every week",
      "A proposal, a call outline or a checklist: film the screen, explain the two lines that matter and offer it to those who ask for it in the comments.",
    ],
    [
      "Walk through a working day in eight honest clips",
      "Client work, admin, waiting, doubt, a small win, with the hours written on screen. Say which hour earned the money.",
    ],
    [
      "Take a clear position on one habit of your trade",
      "One sentence you believe and many do not, two reasons, one exception. Answer disagreement with a question instead of a defence.",
    ],
  ],
  proof: [
    "Write a one-page case study",
    "The client’s problem in their words, three steps, the result in a number and a date, and what did not work. Ask for permission and one quote.",
  ],
};
