import type { NicheText } from "../../plan-text.ts";

/** Trips, places and life on the road. */
export const travel: NicheText = {
  name: "travel",
  audience: "people planning their next trip",
  themes: ["Routes with prices and times", "Places beyond the postcard", "Mistakes that cost money"],
  tags: ["#TravelTips", "#HiddenPlaces", "#TripPlanning", "#TravelBudget"],
  hooks: [
    "Skip the queue everyone posts about; go here at 8",
    "What 48 hours here really cost me",
    "Three things I would not do again on this trip",
  ],
  questions: ["How many days do I need there?", "What does it cost per day?", "Is it safe to go alone?"],
  mistakes: [
    "planning four places in two days",
    "booking the cheapest bed an hour from everything",
    "filming only the famous view",
  ],
  series: ["48 hours with a budget", "Postcard and reality"],
  ideas: [
    [
      "Make a map post: one day, five stops",
      "For each stop give the time, the price and the reason, in under 15 words. Film the way between two stops as well, because that is what nobody shows.",
    ],
    [
      "Film the postcard and the reality of one place",
      "The famous view, then the queue, the hour and the angle beside it. Say when to come and what to do if it is full.",
    ],
    [
      "Break down what a trip cost, line by line",
      "Transport, bed, food, entry, surprise: five lines on screen with the total per day. Name one expense worth doubling and one to cut.",
    ],
    [
      "Pack the bag on camera",
      "Lay everything out, remove five things and say what you missed last time. Weight at the end, and the full list as a comment to save.",
    ],
    [
      "Let a local choose your next two hours",
      "Ask someone who lives there for one meal, one walk and one thing to avoid, then follow it on camera. Credit them and give the exact street, if they agree.",
    ],
  ],
  proof: [
    "Show a trip someone took with your route",
    "Ask for three photos and one correction, and post them next to your own. Update the route with the date, so that people can see you keep it current.",
  ],
};
