import type { NicheText } from "../../plan-text.ts";

/** Personal money. */
export const finance: NicheText = {
  name: "personal finance",
  audience: "people who want a calmer life with money",
  themes: ["Budgets that survive a normal month", "Money words in plain language", "Real figures and real decisions"],
  tags: ["#MoneyTips", "#BudgetTips", "#SavingMoney", "#FinanceBasics"],
  hooks: [
    "Your budget fails on the 12th; here is why",
    "I tracked every expense for 30 days",
    "Before you invest anything, check this number",
  ],
  questions: [
    "How much should I keep for emergencies?",
    "Pay off debt or save first?",
    "How do I budget with an irregular income?",
  ],
  mistakes: [
    "saving what is left instead of setting it aside first",
    "forgetting bills that come once a year",
    "following a tip without knowing the fees",
  ],
  series: ["Money word of the week", "A real budget, anonymous"],
  ideas: [
    [
      "Show one real or example budget on one screen",
      "Income, fixed costs, food, fun, savings: five lines, round numbers. Change one line on camera and show what it does over 12 months.",
    ],
    [
      "Explain one money term with groceries",
      "Interest, inflation or fees, shown with coins, apples or receipts in 40 seconds. Check that a friend who hates maths can repeat it before you post.",
    ],
    [
      "Compare two choices over five years",
      "Renting a phone or buying it, one loan or another: two columns, the total at the bottom. State your assumptions and that it is not personal advice.",
    ],
    [
      "Record a 15-minute money check people can do along",
      "Balance, next three bills, one subscription to cancel, one transfer. Put the timer on screen and ask what people cancelled.",
    ],
    [
      "Tell the story of a money decision you regret",
      "The offer, what you did not read, what it cost in total, the question you ask now. Put the figures in the first sentence.",
    ],
  ],
  proof: [
    "Show a result over months, with the dull parts",
    "Savings or debt, one bar per month, including the month that went backwards. Say what changed in behaviour and which part was luck.",
  ],
};
